// node compile.mjs PYODIDE SITE OUT: compiles with Pyodide's own Python. SITE becomes OUT/site.zip, and the standard
// library OUT/python_stdlib.zip, both of compiled modules and without compression of their own, so that a server's
// reaches all of it. Starting compiles nothing then, which is two thirds of the time.
import fs from 'fs';
import path from 'path';
import { pathToFileURL } from 'url';

const [pyodide, site, out] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(path.join(pyodide, 'pyodide.mjs')).href);
const py = await loadPyodide({ indexURL: pyodide });
for (const [name, root] of [['site', site], ['out', out]]) {
  py.FS.mkdirTree(`/mnt/${name}`);
  py.FS.mount(py.FS.filesystems.NODEFS, { root }, `/mnt/${name}`);
}
py.FS.writeFile('/stdlib.zip', new Uint8Array(fs.readFileSync(path.join(pyodide, 'python_stdlib.zip'))));
py.runPython(fs.readFileSync(new URL('compile_all.py', import.meta.url), 'utf-8'));
process.exit(0);
