/**
 * A process to be killed: opens the engine of a module at a place, both given as arguments, and changes
 * it without end, six writers at once. Prints a line for each change once it is confirmed.
 */
import type { Engine } from '../../../src/engine/engine.ts';
import { addQuote, setStatus } from '../../keep-quotes.ts';
import { sampleQuote } from '../../sample-quote.ts';

const [module = '', place = '', round = ''] = process.argv.slice(2);
const statuses = ['in-progress', 'completed', 'cancelled'] as const;
const at = '2026-11-20T10:00:00.000Z';

const { openEngine }: { openEngine(place: string): Promise<Engine> } = await import(module);
const { records } = await openEngine(place);

async function write(writer: number): Promise<never> {
  for (let number = 0; ; number += 1) {
    const id = `${round}-${writer}-${number}`;
    await addQuote(records, sampleQuote(id));
    process.stdout.write(`${id} pending\n`);
    for (const status of statuses.slice(0, number % 4)) {
      await setStatus(records, id, { status, at });
      process.stdout.write(`${id} ${status}\n`);
    }
  }
}

await Promise.all([1, 2, 3, 4, 5, 6].map(write));
