// The playroom in the browser: Python in a worker. Frames come and go by postMessage.
import { mount } from './opfs.js';

const waiting = [];
let here = null;
self.onmessage = e => {
  if (e.data.close) { here?.close(); postMessage({ closed: true }); }
  else if (e.data.frame === undefined) return;
  else if (here) here.take(e.data.frame);
  else waiting.push(e.data.frame);
};

const steps = { fetched: 0, python: 0, unpacked: 0 };
let told = 0;
function progress() {
  const percent = Math.round(40 * steps.fetched + 40 * steps.python + 15 * steps.unpacked);
  for (const at of [25, 50, 75]) if (told < at && percent >= at) { told = at; postMessage({ loaded: at }); }
}

async function fetched(name) {
  const answer = await fetch(new URL(name, import.meta.url));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  const parts = [];
  let bytes = 0;
  for (const reader = answer.body.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    bytes += value.length;
    steps.fetched = Math.min(1, bytes / 8e6);
    progress();
  }
  const all = new Uint8Array(bytes);
  let at = 0;
  for (const part of parts) { all.set(part, at); at += part.length; }
  steps.fetched = 1; progress();
  return all;
}

async function start() {
  const base = new URL('.', import.meta.url).href;
  const site = fetched('site.zip');
  const { loadPyodide } = await import('./pyodide.mjs');
  const python = await loadPyodide({
    indexURL: base, stdLibURL: `${base}python_stdlib.zip`, packageBaseUrl: base, checkAPIVersion: false,
    env: { HOME: '/data' },
  });
  steps.python = 1; progress();
  python.FS.mkdirTree('/site');
  python.unpackArchive(await site, 'zip', { extractDir: '/site' });
  steps.unpacked = 1; progress();
  await mount(python.FS, '/data');
  python.globals.set('post', text => postMessage({ frame: text }));
  python.runPython("import sys; sys.path.insert(0, '/site')");
  here = python.runPython("from playroom.browser.here import Here; Here(post, '/data')");
  postMessage({ ready: true });
  for (const frame of waiting.splice(0)) here.take(frame);
}

start().catch(why => postMessage({ failed: String(why?.stack ?? why) }));
