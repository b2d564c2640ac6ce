together-invitation-telnet = Or, for somebody who has only telnet, this line instead
host-ways-telnet = Or, with telnet, this line
host-ready-telnet = For telnet it is open at { $address }.
others-line-telnet = That is the line for telnet.
cli-takes-telnet = --telnet and an address, a colon and a port: lets people in by telnet.
way-back-telnet = The same telnet line brings you back.
guest-help-telnet = Help and Enter for help.
