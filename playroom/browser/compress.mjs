// node compress.mjs FOLDER FILE…: writes FILE.br beside each file of a folder.
import fs from 'fs';
import path from 'path';
import zlib from 'zlib';

const [folder, ...names] = process.argv.slice(2);
const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 9, [zlib.constants.BROTLI_PARAM_LGWIN]: 24 };
for (const name of names) {
  const file = path.join(folder, name);
  fs.writeFileSync(`${file}.br`, zlib.brotliCompressSync(fs.readFileSync(file), { params }));
}
