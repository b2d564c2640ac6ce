// node opfs.mjs FOLDER: keeps files by the export's opfs.js in a store that ends before any of its steps, as a page does that is
// killed, and opens what is left. Prints what was wrong, a line each, and the steps that were tried.
import path from 'path';
import { pathToFileURL } from 'url';

const [folder] = process.argv.slice(2);
const at = name => import(pathToFileURL(path.join(folder, name)).href);
const { loadPyodide } = await at('pyodide.mjs');
const { mount } = await at('opfs.js');
const { FS } = await loadPyodide({
  indexURL: folder, stdLibURL: path.join(folder, 'python_stdlib.zip'), packageBaseUrl: folder, checkAPIVersion: false,
});

class Store {                                              // the private file system of an origin
  files = new Map();
  steps = 0; last = Infinity; refuses = null;
  step() { if (++this.steps > this.last) throw new Error('killed'); if (this.refuses) throw this.refuses; }
  copy() { const other = new Store(); for (const [name, data] of this.files) other.files.set(name, data.slice()); return other; }
  handle(name) {
    const set = data => { this.files.set(name, data); }, get = () => this.files.get(name);
    return {
      read: (into, { at }) => { const part = get().subarray(at, at + into.length); into.set(part); return part.length; },
      write: (data, { at }) => {
        this.step();
        const all = new Uint8Array(Math.max(get().length, at + data.length));
        all.set(get()); all.set(data, at); set(all);
        return data.length;
      },
      truncate: size => { this.step(); const all = new Uint8Array(size); all.set(get().subarray(0, size)); set(all); },
      flush: () => { this.step(); },
      getSize: () => get().length,
    };
  }
  directory() {
    return {
      keys: () => this.files.keys(),
      getFileHandle: async (name, { create } = {}) => {
        if (!this.files.has(name)) { if (!create) throw new Error('NotFoundError'); this.files.set(name, new Uint8Array(0)); }
        return { createSyncAccessHandle: async () => this.handle(name) };
      },
    };
  }
}
let store = new Store(), places = 0;
Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { storage: {
  getDirectory: async () => ({ getDirectoryHandle: async () => store.directory() }),
} } });
async function opened() { const where = `/kept-${places++}`; return [where, await mount(FS, where)]; }
const text = (where, name) => FS.analyzePath(`${where}/${name}`).exists ? FS.readFile(`${where}/${name}`, { encoding: 'utf8' }) : null;
function put(where, name, content) { FS.writeFile(`${where}/${name}`, content); }
function replaced(where, name, content) {                  // as a file is written whole: beside it, then in its place
  put(where, 'beside', content);
  FS.rename(`${where}/beside`, `${where}/${name}`);
}
const wrong = [];
const expect = (is, what) => { if (!is) wrong.push(what); };

{ const [where] = await opened(); put(where, 'settings', 'old'); put(where, 'games', 'a game'); put(where, 'journal', 'half'); }
const begun = store;
let tried = 0;
for (let last = 0; ; last++) {
  store = begun.copy();
  let told = '';
  const [where] = await opened();
  store.steps = 0; store.last = last;
  try {
    replaced(where, 'settings', 'new'); told = 'new';
    FS.unlink(`${where}/journal`); told = 'unlinked';
    replaced(where, 'settings', 'newest'); told = 'newest';
    put(where, 'more', 'of it'); told = 'more';
  } catch { }
  const done = store.steps <= last;
  store = store.copy();
  const [again] = await opened(), settings = text(again, 'settings'), why = `killed after step ${last}, told ${told}:`;
  const may = { '': ['old', 'new'], new: ['new'], unlinked: ['new', 'newest'], newest: ['newest'], more: ['newest'] }[told];
  expect(may.includes(settings), `${why} settings ${settings}`);
  expect(text(again, 'games') === 'a game', `${why} games ${text(again, 'games')}`);
  if (told !== '' && told !== 'new') expect(text(again, 'journal') === null, `${why} a journal`);
  if (told === 'more') expect(text(again, 'more') === 'of it', `${why} nothing more`);
  const names = [...store.files.values()].filter(data => data.length).map(data => new TextDecoder().decode(data.subarray(8, 8 + new DataView(data.buffer).getUint32(0)))).filter(name => name);
  expect(new Set(names).size === names.length, `${why} twice ${names}`);
  put(again, 'settings', 'later');
  store = store.copy();
  const [third] = await opened();
  expect(text(third, 'settings') === 'later', `${why} not kept later`);
  tried++;
  if (done) break;
}

store = new Store();                                       // many new files in one session
{
  const [where] = await opened();
  for (let n = 0; n < 40; n++) {
    try { put(where, `file-${n}`, `content ${n}`); } catch (why) { wrong.push(`file ${n}: ${why.errno}`); }
    await new Promise(done => setTimeout(done));
  }
  store = store.copy();
  const [again] = await opened();
  for (let n = 0; n < 40; n++) expect(text(again, `file-${n}`) === `content ${n}`, `file ${n} is lost`);
}

for (const [name, errno] of [['QuotaExceededError', 51], ['InvalidStateError', 29]]) {   // what is refused has not happened
  const [where] = await opened();
  put(where, 'settings', 'old'); put(where, 'beside', 'new');
  store.refuses = Object.assign(new Error('no'), { name });
  for (const act of [() => FS.rename(`${where}/beside`, `${where}/settings`), () => FS.unlink(`${where}/settings`), () => put(where, 'another', 'x')]) {
    let told = null;
    try { act(); } catch (why) { told = why.errno; }
    expect(told === errno, `${name}: ${told}`);
  }
  expect(text(where, 'settings') === 'old' && text(where, 'beside') === 'new', `${name}: it is told as done`);
  store.refuses = null;
  FS.rename(`${where}/beside`, `${where}/settings`);
  store = store.copy();
  expect(text((await opened())[0], 'settings') === 'new', `${name}: not kept afterwards`);
}

{
  const [where, files] = await opened();
  await files.isThere();
  expect(!files.isFresh, 'fresh before anything');
  put(where, 'settings', 'x');
  expect(files.isFresh && await files.isThere() && !files.isFresh, 'not seen');
  store.files.clear();                                     // its player deletes the data of the page
  expect(!await files.isThere(), 'there, though it is deleted');
}
process.stdout.write(JSON.stringify({ tried, wrong }), () => process.exit(0));
