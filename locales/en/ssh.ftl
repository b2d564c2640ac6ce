## The door for SSH

together-invitation-ssh = Or, for somebody who has only SSH, this line instead
host-ways-ssh = Or, with SSH and a key of one's own, this line
host-ready-ssh = For those with only SSH, it is open at { $address }.
others-line-ssh = That is the line for those with only SSH: it is a command by itself. Here goes the other one, with two slashes in it.
cli-takes-ssh = --ssh and an address, a colon and a port: lets people in who have only SSH.
way-back-ssh = The same SSH line brings you back.
guest-help-ssh = Question mark for help, Control D leaves.
guest-no-key = With an SSH key you come in without an invitation; ssh-keygen makes a key.
