// The administrator's list at two sizes: what a refresh after one change and a first load cost, beside nginx
// that sends the same packed list from a file. npm run bench -- list [rounds] [first port]
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from './http/make-folder.ts';
import { median } from './http/median.ts';
import { startNginx } from './http/nginx.ts';
import { adminPassword, startProduct } from './http/product.ts';
import type { Program } from './http/program.ts';
import { requirePrograms } from './http/require-programs.ts';
import { logIn, openListReader, type Read } from './lists/list-reader.ts';
import { makeQuotes } from './quotes/make-quotes.ts';
import { writeStore } from './quotes/write-store.ts';

requirePrograms('nginx');
const [rounds = 7, firstPort = 4170] = process.argv.slice(2).map(Number);
const list = '/api/admin/quotes';
const refreshesPerRound = 20;
const folder = await makeFolder('list-');
try {
  for (const count of [10_000, 100_000]) await measure(count);
} finally {
  await rm(folder, { recursive: true });
}

/** What one kind of call has taken so far. */
interface Calls {
  readonly reads: Read[];
  readonly cpuSeconds: number[];
}

async function measure(count: number): Promise<void> {
  const own = join(folder, `${count}`);
  const quotes = makeQuotes(count)
    .map((quote) => ({ ...quote, fileSha256: 'a'.repeat(64) }))
    .toReversed();
  await mkdir(join(own, 'data'), { recursive: true });
  await writeStore(join(own, 'data'), quotes);
  // With documents to be deleted, the server would change submissions of its own accord.
  const server = await startProduct(own, firstPort, {
    RETENTION_HOURS: 'off',
    ABANDONED_DAYS: 'off',
  });
  const reader = openListReader(server.port, await logIn(server.port, adminPassword));
  // A list that has been changed and asked for before: the state of every console that is in use.
  await reader.setStatus(quotes[0]?.id ?? '', 'cancelled');
  const { body } = await reader.get(list);
  await writeFile(join(own, 'list'), body);
  const nginx = await startNginx(own, firstPort + 1, `root ${own};`);
  const nginxReader = openListReader(nginx.port);

  const refreshes: Calls = { reads: [], cpuSeconds: [] };
  const loads: Calls = { reads: [], cpuSeconds: [] };
  const plainLoads: Calls = { reads: [], cpuSeconds: [] };
  for (let round = 0; round < rounds; round += 1) {
    const id = quotes[Math.floor((round * count) / rounds)]?.id ?? '';
    const { headers } = await reader.get(list);
    const since = `${list}?since=${headers['list-cursor']}`;
    await reader.setStatus(id, 'in-progress');
    refreshes.reads.push(await reader.get(since));
    await addCall(refreshes, server, async () => {
      for (let again = 0; again < refreshesPerRound; again += 1) await reader.get(since);
    });
    await reader.setStatus(id, 'pending');
    await addCall(loads, server, async () => loads.reads.push(await reader.get(list)));
    await addCall(plainLoads, nginx, async () =>
      plainLoads.reads.push(await nginxReader.get('/list')),
    );
  }
  const { now, peak } = server.memory();
  console.log(`\n${count} submissions, medians of ${rounds} rounds: bytes, time, processor time`);
  console.log(`refresh after one change ${describe(refreshes, refreshesPerRound)}`);
  console.log(`first load after it      ${describe(loads)}`);
  console.log(`nginx, the same bytes    ${describe(plainLoads)}`);
  console.log(`memory of the server     ${now.toFixed(0)} MB, at most ${peak.toFixed(0)} MB`);
  reader.close();
  nginxReader.close();
  await nginx.stop();
  await server.stop();
}

async function addCall(calls: Calls, program: Program, call: () => Promise<unknown>) {
  const before = program.cpuSeconds();
  await call();
  calls.cpuSeconds.push(program.cpuSeconds() - before);
}

function describe({ reads, cpuSeconds }: Calls, callsEach = 1): string {
  const kilobytes = median(reads.map(({ bytes }) => bytes)) / 1024;
  const cpuMs = (median(cpuSeconds) / callsEach) * 1000;
  return [
    `${kilobytes.toFixed(1)} KB`.padStart(11),
    `${median(reads.map(({ ms }) => ms)).toFixed(1)} ms`.padStart(11),
    `${cpuMs.toFixed(1)} ms`.padStart(11),
  ].join('');
}
