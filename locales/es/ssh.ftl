## La puerta para SSH

together-invitation-ssh = O, para quien solo tiene SSH, esta otra línea en su lugar
host-ways-ssh = O, con SSH y una clave propia, esta línea
host-ready-ssh = Para quien solo tiene SSH está abierta en { $address }.
others-line-ssh = Esa es la línea para quien solo tiene SSH: es una orden por sí sola. Aquí va la otra, la que tiene dos barras.
cli-takes-ssh = --ssh y una dirección, dos puntos y un puerto: deja entrar a quien solo tiene SSH.
way-back-ssh = La misma línea de SSH te trae de vuelta.
guest-help-ssh = Signo de interrogación para la ayuda, Control D para salir.
guest-no-key = Con una clave de SSH se entra sin invitación; ssh-keygen crea una clave.
