// node run.mjs FOLDER SCRIPT: runs a Python script (it may await) in an exported playroom, without a browser. Prints its
// value, the seconds of processor time that it took from the beginning, and the bytes of its memory.
import fs from 'fs';
import path from 'path';
import { pathToFileURL } from 'url';

const [folder, script] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(path.join(folder, 'pyodide.mjs')).href);
const python = await loadPyodide({
  indexURL: folder, stdLibURL: path.join(folder, 'python_stdlib.zip'), packageBaseUrl: folder, checkAPIVersion: false,
});
python.FS.mkdirTree('/site');
python.FS.mkdirTree('/data');
python.unpackArchive(new Uint8Array(fs.readFileSync(path.join(folder, 'site.zip'))), 'zip', { extractDir: '/site' });
python.runPython("import sys; sys.path.insert(0, '/site')");
let value;
try {
  value = await python.runPythonAsync(fs.readFileSync(script, 'utf-8'));
} catch (why) {
  fs.writeFileSync(2, String(why.message));
  process.exit(1);
}
const { user, system } = process.cpuUsage();
process.stdout.write(JSON.stringify({ value: String(value), cpu: (user + system) / 1e6, heap: python._module.HEAPU8.length }), () => process.exit(0));
