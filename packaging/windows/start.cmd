@rem Sets the playroom up in this folder if that is needed, and starts it.
@rem Playroom.cmd and Sala de juegos.cmd call this, and say its sentences in their language.
@echo off
setlocal DisableDelayedExpansion
set "HERE=%~dp0"
set "UV=%HERE%uv.exe"
set "UV_CACHE_DIR=%HERE%cache"
set "UV_PYTHON_INSTALL_DIR=%HERE%python"
set "UV_PYTHON_BIN_DIR=%HERE%bin"
set "UV_PYTHON_INSTALL_BIN=0"
set "UV_PYTHON_INSTALL_REGISTRY=0"
set "UV_PYTHON_PREFERENCE=only-managed"
set "UV_TOOL_DIR=%HERE%tools"
set "UV_TOOL_BIN_DIR=%HERE%bin"
set "UV_NO_CONFIG=1"
set "UV_NO_PROGRESS=1"
set "VIRTUAL_ENV="
set "PYTHONHOME="
set "PYTHONPATH="
set "ROOM=%HERE%room"
set "PY=%ROOM%\Scripts\python.exe"
set "READY=%ROOM%\ready-@VERSION@"
set "LOG=%HERE%first-start.log"

if not exist "%READY%" goto setup
rem A folder that was moved has an environment that points to the old place.
"%PY%" -I -S -c "" >nul 2>nul
if not errorlevel 1 goto play

:setup
echo %SAY_FIRST%
>"%LOG%" echo @VERSION@
if not exist "%LOG%" goto folder
if exist "%ROOM%" rmdir /s /q "%ROOM%"
"%UV%" python install @PYTHON@ >>"%LOG%" 2>&1
if errorlevel 1 goto offline
echo %SAY_READY%
"%UV%" venv --offline --clear --python @PYTHON@ "%ROOM%" >>"%LOG%" 2>&1
if errorlevel 1 goto failed
"%UV%" pip install --offline --no-index --find-links "%HERE%wheels" --require-hashes --compile-bytecode --python "%PY%" --requirement "%HERE%requirements.txt" >>"%LOG%" 2>&1
if errorlevel 1 goto failed
rmdir /s /q "%UV_CACHE_DIR%" 2>nul
>"%READY%" echo @VERSION@

:play
"%PY%" -P -m playroom %*
set "STATUS=%ERRORLEVEL%"
if not "%STATUS%"=="0" pause
exit /b %STATUS%

:folder
echo %SAY_FOLDER%
pause
exit /b 2

:offline
echo %SAY_OFFLINE%
echo %SAY_LOG%
pause
exit /b 2

:failed
echo %SAY_FAILED%
echo %SAY_LOG%
pause
exit /b 2
