// The administrator's list: what a refresh after one change and a first load cost, at two sizes; beside an
// earlier build, in turns, when its server.js is named. npm run bench -- list [rounds] [other server.js]
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openQuoteStore } from '../api/src/engine/embedded/open-quote-store.ts';
import { listOf } from '../api/test/keep-quotes.ts';
import { median } from './http/median.ts';
import { adminPassword, builtServer, startProduct } from './http/product.ts';
import type { Program } from './http/program.ts';
import { fillStore } from './lists/fill-store.ts';
import { type ListReader, openListReader, type Read } from './lists/list-reader.ts';

const [rounds = '7', other] = process.argv.slice(2);
const builds = { now: builtServer, ...(other === undefined ? {} : { before: other }) };
const list = '/api/admin/quotes';
const refreshesPerRound = 20;
const results = join(import.meta.dirname, '.results');
await mkdir(results, { recursive: true });
const folder = await mkdtemp(join(results, 'list-'));
try {
  for (const count of [10_000, 100_000]) await measure(count);
} finally {
  await rm(folder, { recursive: true });
}

interface Contestant {
  readonly name: string;
  readonly server: Program;
  readonly reader: ListReader;
  readonly loads: Read[];
  readonly loadCpus: number[];
  readonly refreshes: Read[];
  readonly refreshCpus: number[];
}

async function measure(count: number): Promise<void> {
  const filled = join(folder, `${count}`);
  const store = await openQuoteStore(filled);
  await fillStore(store, count);
  const ids = (await listOf(store)).map(({ id }) => id);
  await store.close();
  const contestants: Contestant[] = [];
  for (const [at, [name, file]] of Object.entries(builds).entries()) {
    contestants.push(await start(name, file, filled, 4170 + at));
  }
  for (let round = 0; round < Number(rounds); round += 1) {
    const id = ids[Math.floor((round * count) / Number(rounds))] ?? '';
    for (const contestant of contestants) await measureRound(contestant, id);
  }
  console.log(`\n${count} submissions, medians of ${rounds} rounds`);
  console.log('         refresh after one change     first load after it        memory');
  for (const contestant of contestants) await show(contestant);
}

async function start(name: string, file: string, filled: string, port: number) {
  const own = `${filled}-${name}`;
  await cp(filled, join(own, 'data'), { recursive: true });
  const server = await startProduct(own, port, {}, [file]);
  const reader = await openListReader(server, adminPassword);
  // A list that was asked for before: the state of every console that is in use.
  await reader.get(list);
  return { name, server, reader, loads: [], loadCpus: [], refreshes: [], refreshCpus: [] };
}

/** One change; then refreshes of a console that lacks it, and of one that has nothing yet. */
async function measureRound(contestant: Contestant, id: string): Promise<void> {
  const { server, reader } = contestant;
  const { headers } = await reader.get(list);
  const cursor = headers['list-cursor'];
  await reader.setStatus(id, 'in-progress');
  const refresh = () =>
    typeof cursor === 'string'
      ? reader.get(`${list}?since=${cursor}`)
      : reader.get(list, { 'If-None-Match': String(headers.etag) });
  contestant.refreshes.push(await refresh());
  const beforeRefreshes = server.cpuSeconds();
  for (let count = 0; count < refreshesPerRound; count += 1) await refresh();
  contestant.refreshCpus.push((server.cpuSeconds() - beforeRefreshes) / refreshesPerRound);
  await reader.setStatus(id, 'pending');
  const beforeLoad = server.cpuSeconds();
  contestant.loads.push(await reader.get(list));
  contestant.loadCpus.push(server.cpuSeconds() - beforeLoad);
}

async function show({ name, server, reader, ...measured }: Contestant): Promise<void> {
  const cost = (reads: readonly Read[], cpus: readonly number[]) =>
    [
      `${(median(reads.map(({ bytes }) => bytes)) / 1024).toFixed(1)} KB`.padStart(10),
      `${median(reads.map(({ ms }) => ms)).toFixed(1)} ms`.padStart(10),
      `CPU ${(median(cpus) * 1000).toFixed(1)}`.padStart(10),
    ].join('');
  const { now, peak } = server.memory();
  console.log(
    name.padEnd(8) +
      cost(measured.refreshes, measured.refreshCpus) +
      cost(measured.loads, measured.loadCpus) +
      `   ${now.toFixed(0)} MB, peak ${peak.toFixed(0)}`,
  );
  reader.close();
  await server.stop();
}
