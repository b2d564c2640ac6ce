'use strict';
// A telephone does not go to sleep in a game, whose player thinks or listens without touching it.
{
let lock = null, pressed = false, asking = false;
const wanted = () => pressed && !over && !document.hidden;
async function stay() {
  pressed &&= !!screen.playing;
  if (!wanted()) { lock?.release().catch(() => {}); lock = null; return; }
  if (lock || asking || !navigator.wakeLock) return;
  asking = true;
  try {
    const got = lock = await navigator.wakeLock.request('screen');
    got.addEventListener('release', () => { if (lock === got) lock = null; });   // by the system, as of a page that is hidden
  } catch { pressed = false; }                             // a low battery, for one: the next press asks again
  asking = false;
  if (!wanted()) stay();
}
for (const name of ['keydown', 'pointerup']) addEventListener(name, () => { pressed = true; stay(); }, true);
addEventListener('shown', stay);
document.addEventListener('visibilitychange', stay);
}
