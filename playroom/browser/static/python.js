// Python with the playroom's modules, in a worker.
const base = new URL('.', import.meta.url).href;

async function fetched(name, part) {
  const answer = await fetch(base + name);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  const pieces = [];
  let bytes = 0;
  for (const reader = answer.body.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) break;
    pieces.push(value);
    bytes += value.length;
    part(Math.min(1, bytes / 8e6));
  }
  const all = new Uint8Array(bytes);
  let at = 0;
  for (const piece of pieces) { all.set(piece, at); at += piece.length; }
  return all;
}

// `progress` is told the percent that is done, again and again
export async function load(progress = () => {}) {
  let site = 0, python = 0;
  const tell = () => progress(40 * site + 45 * python);
  const modules = fetched('site.zip', part => { site = part; tell(); });
  const { loadPyodide } = await import('./pyodide.mjs');
  const loaded = await loadPyodide({
    indexURL: base, stdLibURL: `${base}python_stdlib.zip`, packageBaseUrl: base, checkAPIVersion: false,
    env: { HOME: '/data' },
  });
  python = 1; tell();
  loaded.FS.mkdirTree('/site');
  loaded.unpackArchive(await modules, 'zip', { extractDir: '/site' });
  loaded.runPython("import sys; sys.path.insert(0, '/site')");
  return loaded;
}
