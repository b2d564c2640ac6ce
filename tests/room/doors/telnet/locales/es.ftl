together-invitation-telnet = O, para quien solo tiene telnet, esta otra línea en su lugar
host-ways-telnet = O, con telnet, esta línea
host-ready-telnet = Por telnet está abierta en { $address }.
others-line-telnet = Esa es la línea para telnet.
cli-takes-telnet = --telnet y una dirección, dos puntos y un puerto: deja entrar por telnet.
way-back-telnet = La misma línea de telnet te trae de vuelta.
guest-help-telnet = Ayuda e Intro para la ayuda.
