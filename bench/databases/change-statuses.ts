/** Changes statuses for so many seconds, by so many clients at once; prints how many a second. */
import { setStatus } from '../../api/test/keep-quotes.ts';
import { openEngineOn } from './fill-database.ts';

const [url = '', ...numbers] = process.argv.slice(2);
const [records = 1, seconds = 1, clients = 1] = numbers.map(Number);
const at = '2026-11-20T10:00:00.000Z';
const engine = await openEngineOn(url);
let done = 0;
const startedAt = performance.now();

async function change(): Promise<void> {
  while (performance.now() - startedAt < seconds * 1000) {
    const id = `q${1 + Math.floor(Math.random() * records)}`;
    const status = Math.random() < 0.5 ? 'completed' : 'in-progress';
    await setStatus(engine.records, id, { status, at });
    done += 1;
  }
}

await Promise.all(Array.from({ length: clients }, change));
console.info(done / ((performance.now() - startedAt) / 1000));
await engine.close();
