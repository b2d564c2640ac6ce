## Un programa congelado: la sala con su Python, en un archivo o una carpeta

cli-frozen-makers = Este programa es para jugar. Los juegos y las páginas se hacen con el paquete de Python; la página para desarrollar explica cómo.
