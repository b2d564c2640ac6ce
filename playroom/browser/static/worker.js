// The playroom in the browser: Python in a worker. Frames come and go by postMessage.
import { mount } from './opfs.js';
import { load } from './python.js';

const waiting = [];
let here = null, told = 0, address = null, files = null, held = null;
self.onmessage = e => {
  if (e.data.room !== undefined) address = e.data.room;
  else if (e.data.heard) here?.heard(e.data.heard);
  else if (e.data.fault) fault(e.data.fault);
  else if (e.data.close) { here?.close(); postMessage({ closed: true }); }
  else if (e.data.frame === undefined) return;
  else if (here) here.take(e.data.frame);
  else waiting.push(e.data.frame);
};

// Whatever goes wrong is told in a sentence and noted, and the page goes on; without Python that is left to the page.
function fault(why) {
  const told = String(why?.stack ?? why);
  try { here.fault(told); } catch (gone) { postMessage({ failed: `${told}\n${gone}` }); }
}
self.onerror = (line, file, row, column, why) => { fault(why ?? line); return true; };
self.onunhandledrejection = e => { e.preventDefault(); fault(e.reason); };

// bots that may think for long do so in a worker of their own
const policy = self.trustedTypes?.createPolicy('playroom', { createScriptURL: name => {
  if (name !== 'thinker.js') throw new TypeError(name);
  return new URL(name, import.meta.url).href;
} });
let thinker = null;
const bots = {
  start(take) {
    const heard = take.copy();
    thinker = new Worker(policy ? policy.createScriptURL('thinker.js') : new URL('thinker.js', import.meta.url), { type: 'module' });
    thinker.onmessage = e => heard(e.data);
  },
  send(text) { thinker?.postMessage(text); },
  stop() { thinker?.terminate(); thinker = null; },
};

// the room at the address of the page
const sockets = {
  open(opened, came, closed) {
    const calls = [opened.copy(), came.copy(), closed.copy()];
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/room`);
    socket.onopen = () => calls[0]();
    socket.onmessage = e => calls[1](e.data);
    socket.onclose = () => { calls[2](); for (const call of calls) call.destroy(); };
    return socket;
  },
};

// what tells of something written waits until the files are known to be there still: their player may have deleted them
async function post(text) {
  if (held) { held.push(text); return; }
  if (!files.isFresh) { postMessage({ frame: text }); return; }
  held = [text];
  while (files.isFresh) if (!await files.isThere()) { postMessage({ cleared: true }); return; }
  for (const frame of held.splice(0)) postMessage({ frame });
  held = null;
}

async function start() {
  const python = await load(percent => {
    for (const at of [25, 50, 75]) if (told < at && percent >= at) { told = at; postMessage({ loaded: at }); }
  });
  files = await mount(python.FS, '/data');
  python.globals.set('post', text => { post(text); });
  python.globals.set('bots', bots);
  python.globals.set('sockets', address ? sockets : null);
  python.globals.set('host', location.hostname);
  python.globals.set('port', Number(location.port) || (location.protocol === 'https:' ? 443 : 80));
  here = python.runPython(`
from playroom.browser.connection import RoomOfPage
from playroom.browser.here import Here
Here(post, '/data', bots, RoomOfPage(sockets, host, port) if sockets else None)
`);
  postMessage({ ready: true });
  for (const frame of waiting.splice(0)) here.take(frame);
}

start().catch(why => postMessage({ failed: String(why?.stack ?? why) }));
