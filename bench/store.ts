/**
 * Durable changes a second of the product's store, beside lowdb's own file adapter, SQLite and the bare
 * disk: `npm run bench -- store [rounds]`. Every round runs all of them one after the other, so that the
 * machine's moods meet all alike; the table shows medians.
 */
import { rm } from 'node:fs/promises';
import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import type { StoredQuote } from '../contract/src/record/stored-quote.ts';
import { makeFolder } from './http/make-folder.ts';
import { median } from './http/median.ts';
import { openBareDisk } from './stores/bare-disk.ts';
import { makeQuote, type OpenContender } from './stores/contender.ts';
import { openLowdb } from './stores/lowdb-store.ts';
import { openOurStore } from './stores/our-store.ts';
import { openSqlite } from './stores/sqlite-store.ts';

const rounds = Number(process.argv[2] ?? 3);
const windowMs = 1000;

interface Entry {
  readonly name: string;
  readonly count: number;
  readonly clients: number;
  readonly open: OpenContender;
}

const entries: readonly Entry[] = [
  { name: 'disk: append + fdatasync', count: 0, clients: 1, open: openBareDisk },
  ...[100, 10_000, 100_000].map((count) => ({
    name: 'Yiqiao',
    count,
    clients: 1,
    open: openOurStore,
  })),
  { name: 'Yiqiao', count: 10_000, clients: 64, open: openOurStore },
  { name: 'lowdb JSONFile (not flushed)', count: 10_000, clients: 1, open: openLowdb },
  { name: 'SQLite WAL, FULL', count: 10_000, clients: 1, open: openSqlite },
];

interface Result {
  readonly perSecond: number;
  readonly longestStallMs: number;
}

async function runOnce({ name, count, clients, open }: Entry): Promise<Result> {
  const place = await makeFolder('store-');
  try {
    const stored = Array.from({ length: count }, (_, number) => makeQuote(`stored-${number}`));
    const contender = await open(place, stored);
    const added: StoredQuote[] = [];
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const start = performance.now();
    const end = start + windowMs;
    const client = async () => {
      while (performance.now() < end) {
        const quote = makeQuote(`added-${added.length}`);
        added.push(quote);
        await contender.add(quote);
      }
    };
    await Promise.all(Array.from({ length: clients }, client));
    const seconds = (performance.now() - start) / 1000;
    delay.disable();
    const found = await contender.closeAndCheck(added);
    if (found !== count + added.length)
      throw new Error(`${name} lost ${count + added.length - found}`);
    return { perSecond: added.length / seconds, longestStallMs: longest(delay) };
  } finally {
    await rm(place, { recursive: true });
  }
}

function longest(delay: IntervalHistogram): number {
  return delay.max / 1e6;
}

const results = new Map<Entry, Result[]>(entries.map((entry) => [entry, []]));
for (let round = 1; round <= rounds; round += 1) {
  for (const entry of entries) results.get(entry)?.push(await runOnce(entry));
  console.info(`round ${round} of ${rounds}`);
}

function rateOf(name: string, count: number, clients = 1): number {
  const entry = entries.find(
    (each) => each.name === name && each.count === count && each.clients === clients,
  );
  const all = entry === undefined ? undefined : results.get(entry);
  return median((all ?? []).map(({ perSecond }) => perSecond));
}

console.info(`\n${'store'.padEnd(30)} stored  clients  changes/s  longest stall (ms)`);
for (const [{ name, count, clients }, all] of results) {
  const rate = Math.round(median(all.map(({ perSecond }) => perSecond)));
  const stall = median(all.map(({ longestStallMs }) => longestStallMs)).toFixed(0);
  const cells = [String(count).padStart(6), String(clients).padStart(8), String(rate).padStart(10)];
  console.info(`${name.padEnd(30)} ${cells.join(' ')}  ${stall.padStart(10)}`);
}

const ours = rateOf('Yiqiao', 10_000);
console.info(`
100,000 stored / 100 stored    ${(rateOf('Yiqiao', 100_000) / rateOf('Yiqiao', 100)).toFixed(2)}  (goal 0.8)
Yiqiao / lowdb JSONFile        ${(ours / rateOf('lowdb JSONFile (not flushed)', 10_000)).toFixed(0)}  (goal 50)
Yiqiao / SQLite WAL FULL       ${(ours / rateOf('SQLite WAL, FULL', 10_000)).toFixed(2)}  (goal 0.8)
Yiqiao / disk                  ${(ours / rateOf('disk: append + fdatasync', 0)).toFixed(2)}`);
