@echo off
setlocal DisableDelayedExpansion
chcp 65001 >nul
title Sala de juegos
if not defined LANG set "LANG=es"
set "SAY_UNPACK=Primero descomprime todo el archivo zip: elige Extraer todo en su menú. Después abre Sala de juegos en la carpeta que aparece."
set "SAY_FIRST=La sala se está preparando. Solo ocurre la primera vez, necesita internet y tarda entre uno y tres minutos."
set "SAY_READY=Python ya está. Ahora, la propia sala."
set "SAY_OFFLINE=No se ha podido traer Python. Comprueba que este equipo tiene internet y abre otra vez Sala de juegos."
set "SAY_FOLDER=En esta carpeta no se puede escribir. Mueve la carpeta Playroom a tus documentos y ábrela allí."
set "SAY_FAILED=La preparación ha fallado. Descomprime otra vez el archivo zip, en una carpeta nueva, y abre allí Sala de juegos."
set "SAY_LOG=Lo que ha fallado está en el archivo first-start.log de la carpeta app."
if exist "%~dp0app\start.cmd" goto start
echo %SAY_UNPACK%
pause
exit /b 2
:start
"%~dp0app\start.cmd" %*
