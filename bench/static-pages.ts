// Pages and scripts: requests per second beside nginx (gzip_static) and express.static, same bytes, same run.
// npm run bench -- static-pages [rounds] [seconds] [first port]
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { findLargestScript } from './http/largest-script.ts';
import { requestsPerSecond } from './http/load.ts';
import { makeFolder } from './http/make-folder.ts';
import { median } from './http/median.ts';
import { startNginx } from './http/nginx.ts';
import { startProduct } from './http/product.ts';
import { type Program, startProgram } from './http/program.ts';
import { requirePrograms } from './http/require-programs.ts';

requirePrograms('nginx', 'wrk');
const [rounds = 3, seconds = 2, firstPort = 4160] = process.argv.slice(2).map(Number);
const site = join(import.meta.dirname, '../build/current/site');
const folder = await makeFolder('pages-');
const scriptPath = await findLargestScript(site);
await copyForNginx(['index.html', scriptPath]);

const programs: Record<string, Program> = {
  nginx: await startNginx(
    folder,
    firstPort,
    `root ${folder}/www; gzip_static always; etag on; location = / { try_files /index.html =404; }`,
  ),
  'express.static': await startProgram(
    process.execPath,
    [join(import.meta.dirname, 'pages/express-static.mjs'), String(firstPort + 1), site],
    firstPort + 1,
  ),
  Yiqiao: await startProduct(folder, firstPort + 2),
};
try {
  await compare('The home page', '/', 0.5);
  await compare(`A script (${scriptPath})`, `/${scriptPath}`, 0.8);
} finally {
  for (const program of Object.values(programs)) await program.stop();
  await rm(folder, { recursive: true });
}

async function compare(what: string, path: string, goal: number): Promise<void> {
  const rates = new Map(Object.keys(programs).map((name) => [name, [] as number[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, { port }] of Object.entries(programs)) {
      const url = `http://127.0.0.1:${port}${path}`;
      const rate = await requestsPerSecond(url, { 'Accept-Encoding': 'gzip' }, seconds);
      rates.get(name)?.push(rate);
    }
  }
  const rate = (name: string) => median(rates.get(name) ?? []);
  console.log(`\n${what}: requests a second, median of ${rounds} rounds, and share of nginx`);
  for (const name of rates.keys()) {
    const share = (rate(name) / rate('nginx')).toFixed(2);
    console.log(`${name.padEnd(16)} ${rate(name).toFixed(0).padStart(8)}   ${share}`);
  }
  const overExpress = (rate('Yiqiao') / rate('express.static')).toFixed(1);
  console.log(`Goals: ${goal} of nginx, and 10 times express.static (it is ${overExpress} times)`);
}

/** nginx gets the very bytes that the product sends. */
async function copyForNginx(paths: readonly string[]): Promise<void> {
  await mkdir(join(folder, 'www/assets'), { recursive: true });
  for (const path of paths) {
    const content = await readFile(join(site, path));
    const packed = await readFile(join(site, `${path}.gz`)).catch(() => gzipSync(content));
    await writeFile(join(folder, 'www', path), content);
    await writeFile(join(folder, 'www', `${path}.gz`), packed);
  }
}
