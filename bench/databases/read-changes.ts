/** Reads what has changed after each of some changes, and the whole list; prints a row of the table. */

import { createQuoteList } from '../../api/src/list/quote-list.ts';
import { setStatus } from '../../api/test/keep-quotes.ts';
import { openEngineOn } from './fill-database.ts';

const [url = ''] = process.argv.slice(2);
const at = '2026-11-20T10:00:00.000Z';
const rounds = 100;
const { records, feed, close } = await openEngineOn(url);
let mostBytes = 0;
const timer = setInterval(() => {
  mostBytes = Math.max(mostBytes, process.memoryUsage.rss());
}, 50);

const taken: number[] = [];
let { cursor } = await feed.readAll();
for (let round = 0; round < rounds; round += 1) {
  await setStatus(records, `q${1 + round}`, { status: 'completed', at });
  const startedAt = performance.now();
  const changes = await feed.changesSince(cursor ?? '');
  taken.push(performance.now() - startedAt);
  if (changes?.changed.length !== 1) throw new Error(`${changes?.changed.length} changes`);
  cursor = changes.cursor;
}
taken.sort((one, other) => one - other);

const startedAt = performance.now();
const list = await createQuoteList(feed).read();
if (!('text' in list)) throw new Error('The list is held.');
let bytes = 0;
for await (const piece of list.text) bytes += piece.length;
const seconds = (performance.now() - startedAt) / 1000;
clearInterval(timer);
await close();

const part = (share: number) => (taken[Math.floor(taken.length * share)] ?? 0).toFixed(1);
console.info(
  [
    `${part(0.5)} ms, ${part(0.95)} ms`.padEnd(37),
    `${seconds.toFixed(1)} s (${(bytes / 1e6).toFixed(0)} MB)`.padEnd(13),
    `${(mostBytes / 1024 ** 2).toFixed(0)} MB`,
  ].join(''),
);
