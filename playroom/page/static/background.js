'use strict';
// What tells of the player's turn besides the lines: the title and the badge, and where they are wanted a ring, which is apart
// from the sounds of the game, and a notification of a page that is hidden. No card is named in any of them.
{
const TAG = 'playroom turn', SOON = 1000;                  // a ring that comes later than so many milliseconds lies about the time
let awaited = '', notice = null;
option('ding', !!window.AudioContext);
option('notify', 'Notification' in window && (!TOUCH || !!window.playroomSocket));   // a telephone shows them by a service worker only

function turned() {
  const changed = (screen.awaited ?? '') !== awaited, fresh = screen.awaited && screen.awaited !== awaited;
  awaited = screen.awaited ?? '';
  document.title = awaited ? `${words['your-turn']} · ${screen.title}` : screen.title ?? document.title;
  if (changed) Promise.resolve(awaited ? navigator.setAppBadge?.() : navigator.clearAppBadge?.()).catch(() => {});
  if (!awaited) withdraw();
  if (!fresh) return;
  dispatchEvent(new Event('turn'));
  if ($('ding').checked) ding();
  if ($('notify').checked && document.hidden) notify();
}

// --- a ring
function unlock() { if ($('ding').checked && window.AudioContext) { audio ??= new AudioContext(); stir(); } }
for (const name of ['keydown', 'pointerup', 'click']) addEventListener(name, unlock, true);
function ding() {
  if (!audio || !table.turn) return;
  const at = performance.now();
  stir();
  audio.resume().then(() => { if (performance.now() - at < SOON) play({ sound: 'turn', pan: 0, db: screen.settings.ding }); }, () => {});
}

// --- a notification: asked for by its setting and by nothing else
$('notify').addEventListener('change', async () => {
  if (!$('notify').checked || await Notification.requestPermission() === 'granted') return;
  $('notify').checked = false; kept('notify', 'false');
  speak({ line: words['notify-refused'], kind: 'answer' });
});
// --- notices while the page is closed: the room tells the push service of this browser (push.js shows them)
const PUSHES = 'serviceWorker' in navigator && !!window.PushManager && !window.playroomSocket;
const scripts = PUSHES && window.trustedTypes?.createPolicy('push', { createScriptURL: () => 'push.js' });
option('push', PUSHES);
$('push').addEventListener('change', async () => {
  if (!$('push').checked) {
    if (await (await (await registered())?.pushManager.getSubscription())?.unsubscribe()) send({ push: 'off' });
    return;
  }
  if (await Notification.requestPermission() === 'granted') { send({ push: '' }); return; }   // the room answers with its key
  unpushed();
});
function unpushed() {
  $('push').checked = false; kept('push', 'false');
  speak({ line: words['notify-refused'], kind: 'answer' });
}
addEventListener('push', async e => {
  try {
    await navigator.serviceWorker.register(scripts ? scripts.createScriptURL('') : 'push.js');
    const { pushManager } = await navigator.serviceWorker.ready, key = e.detail.replace(/-/g, '+').replace(/_/g, '/');
    const options = { userVisibleOnly: true, applicationServerKey: Uint8Array.from(atob(key), one => one.charCodeAt(0)) };
    await (await pushManager.getSubscription())?.unsubscribe();   // one of another room would not take this key
    const there = await pushManager.subscribe(options);
    const { endpoint, keys } = there.toJSON();
    send({ push: JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth }) });
  } catch { unpushed(); }
});
const registered = () => navigator.serviceWorker?.getRegistration().catch(() => null);
async function notify() {
  if (Notification.permission !== 'granted') return;
  const what = { body: screen.title, lang: document.documentElement.lang, tag: TAG, data: location.href };
  const worker = await registered();
  if (worker) return worker.showNotification(words['your-turn'], what).catch(() => {});   // sw.js takes the click
  try { notice = new Notification(words['your-turn'], what); } catch { return; }
  notice.onclick = () => { focus(); notice.close(); };
}
async function withdraw() {
  notice?.close(); notice = null;
  for (const shown of await (await registered())?.getNotifications?.({ tag: TAG }) ?? []) shown.close();
}
document.addEventListener('visibilitychange', () => { if (!document.hidden) withdraw(); });
addEventListener('shown', e => { if ('title' in e.detail || 'awaited' in e.detail) turned(); });
addEventListener('learned', turned);
turned();                                                  // what was shown before this script was there
}
