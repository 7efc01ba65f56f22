/**
 * Changes statuses for a number of seconds, with several clients at once, after a warm-up; prints what it did, and
 * what it cost this process and the database meanwhile, as JSON.
 */
import { decideStatus } from '@yiqiao/contract/commands/office/set-status';
import { keepAll } from '@yiqiao/contract/files/file-deletion';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { Changes } from './changes.ts';
import { openEngineOn } from './fill-database.ts';
import { readServerMs } from './server-time.ts';

const [url = '', ...numbers] = process.argv.slice(2);
const [server = 1, records = 1, seconds = 1, clients = 1] = numbers.map(Number);
/** A program that has just been started translates itself: an office's runs for weeks. */
const warmUpMs = 4000;
const at = Date.parse('2026-11-20T10:00:00.000Z');
const engine = await openEngineOn(url);

/** Always a change: what is as it was asked for is not stored. */
function decide(quote: StoredQuote) {
  const status = quote.status === 'completed' ? 'in-progress' : 'completed';
  return decideStatus(quote, { status }, { at, rules: keepAll });
}

async function changeFor(ms: number): Promise<Changes> {
  let count = 0;
  const startedAt = performance.now();
  const cpu = process.cpuUsage();
  const serverMs = readServerMs(server);
  async function change(): Promise<void> {
    while (performance.now() - startedAt < ms) {
      const id = `q${1 + Math.floor(Math.random() * records)}`;
      const decision = await engine.records.change(id, decide);
      if (decision?.kind === 'changed') count += 1;
    }
  }
  await Promise.all(Array.from({ length: clients }, change));
  const { user, system } = process.cpuUsage(cpu);
  return {
    count,
    seconds: (performance.now() - startedAt) / 1000,
    programMs: (user + system) / 1000,
    databaseMs: readServerMs(server) - serverMs,
  };
}

await changeFor(warmUpMs);
console.info(JSON.stringify(await changeFor(seconds * 1000)));
await engine.close();
