# Mesas por correspondencia: el tiempo por turno, a quién le toca, las vacaciones.

together-no-no-pause = En esta mesa nadie tiene que estar, así que no hay nada que detener. Para unos días libres: barra, vacaciones, y cuántos.
