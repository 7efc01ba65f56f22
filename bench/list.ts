// The administrator's list: requests per second beside nginx sending the same packed bytes, and what one
// change costs at different sizes. npm run bench -- list [rounds] [seconds] [first port]
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createQuoteList } from '../api/src/list/quote-list.ts';
import { openQuoteStore } from '../api/src/store/open-quote-store.ts';
import { requestsPerSecond } from './http/load.ts';
import { median } from './http/median.ts';
import { startNginx } from './http/nginx.ts';
import { startProgram } from './http/program.ts';
import { requirePrograms } from './http/require-programs.ts';
import { fillStore } from './lists/fill-store.ts';

requirePrograms('nginx', 'wrk');
const [rounds = 3, seconds = 2, firstPort = 4170] = process.argv.slice(2).map(Number);
const password = 'only for the benchmark';
const results = join(import.meta.dirname, '.results');
await mkdir(results, { recursive: true });
const folder = await mkdtemp(join(results, 'list-'));
try {
  await showCostOfChange();
  await compareWithNginx();
} finally {
  await rm(folder, { recursive: true });
}

async function showCostOfChange(): Promise<void> {
  console.log('\nThe list after one change, median ms of 50 (goal: independent of the number)');
  for (const count of [1000, 10_000, 100_000]) {
    const store = await openQuoteStore(join(folder, `data-${count}`));
    await fillStore(store, count);
    const list = createQuoteList(store);
    await list.read();
    const times: number[] = [];
    for (let change = 0; change < 50; change += 1) {
      const id = store.list()[Math.floor((change * count) / 50)]?.id ?? '';
      await store.setStatus(id, { status: 'in-progress', at: new Date().toISOString() });
      const startedAt = performance.now();
      (await list.read()).brotli?.pieces();
      times.push(performance.now() - startedAt);
    }
    await store.close();
    console.log(`${String(count).padStart(7)} submissions   ${median(times).toFixed(2)} ms`);
  }
}

async function compareWithNginx(): Promise<void> {
  const server = await startProgram(
    process.execPath,
    [join(import.meta.dirname, '../build/current/api/server.js')],
    firstPort,
    {
      NODE_ENV: 'production',
      PORT: String(firstPort),
      DATA_DIR: join(folder, 'data-10000'),
      UPLOADS_DIR: join(folder, 'uploads'),
      ADMIN_PASSWORD: password,
      REQUESTS_PER_MINUTE_PER_CLIENT: '100000000',
    },
  );
  const url = `http://127.0.0.1:${firstPort}/api/admin/quotes`;
  const headers = { Cookie: await logIn(), 'Accept-Encoding': 'br' };
  await writeFile(join(folder, 'quotes.json'), await readPacked(url, headers));
  const nginx = await startNginx(
    folder,
    firstPort + 1,
    `root ${folder}; add_header Content-Encoding br; add_header Cache-Control no-store;`,
  );
  const rates = { nginx: [] as number[], Yiqiao: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    const other = `http://127.0.0.1:${firstPort + 1}/quotes.json`;
    rates.nginx.push(await requestsPerSecond(other, { 'Accept-Encoding': 'br' }, seconds));
    rates.Yiqiao.push(await requestsPerSecond(url, headers, seconds));
  }
  await Promise.all([server.stop(), nginx.stop()]);
  const share = median(rates.Yiqiao) / median(rates.nginx);
  console.log('\n10,000 submissions, packed: requests a second, median (goal: 0.7 of nginx)');
  console.log(`nginx    ${median(rates.nginx).toFixed(0).padStart(6)}`);
  console.log(`Yiqiao   ${median(rates.Yiqiao).toFixed(0).padStart(6)}   ${share.toFixed(2)}`);
}

/** The very bytes that are sent: `fetch` would unpack them. */
async function readPacked(url: string, headers: Record<string, string>): Promise<Buffer> {
  const [answer] = await once(get(url, { headers }), 'response');
  return buffer(answer);
}

async function logIn(): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${firstPort}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  });
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
}
