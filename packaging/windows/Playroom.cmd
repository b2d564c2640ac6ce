@echo off
setlocal DisableDelayedExpansion
chcp 65001 >nul
title Playroom
if not defined LANG set "LANG=en"
set "SAY_UNPACK=First unpack the whole zip: choose Extract All in its menu. Then open Playroom in the folder that this makes."
set "SAY_FIRST=Playroom is being set up. This happens once, needs the internet, and takes one to three minutes."
set "SAY_READY=Python is there. Now the playroom itself."
set "SAY_OFFLINE=Python could not be fetched. Check that this computer is on the internet, and open Playroom again."
set "SAY_FOLDER=Nothing can be written in this folder. Move the folder Playroom into your documents, and open it there."
set "SAY_FAILED=Setting up did not work. Unpack the zip again, into a new folder, and open Playroom there."
set "SAY_LOG=What went wrong is in the file first-start.log in the folder app."
if exist "%~dp0app\start.cmd" goto start
echo %SAY_UNPACK%
pause
exit /b 2
:start
"%~dp0app\start.cmd" %*
