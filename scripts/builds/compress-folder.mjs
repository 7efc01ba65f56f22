// Leaves a Brotli and a gzip copy beside every text file of a built folder, each as small as it gets:
// `node scripts/builds/compress-folder.mjs <folder>`. The server sends them as they are.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(?:html|js|mjs|css|svg|xml|txt|ico|webmanifest|json)$/;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function compressFile(file) {
  const content = await readFile(file);
  const [br, gz] = await Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    zip(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

const [folder] = process.argv.slice(2);
const entries = await readdir(folder, { recursive: true, withFileTypes: true });
const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))));
