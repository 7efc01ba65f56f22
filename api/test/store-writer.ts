/**
 * A process to be killed: opens the store of the folder in its first argument and changes it without
 * end, six writers at once. Prints a line for each change once the store has confirmed it.
 */
import { openQuoteStore } from '../src/engine/embedded/open-quote-store.ts';
import { sampleQuote } from './sample-quote.ts';

const [folder = '', round = ''] = process.argv.slice(2);
const statuses = ['in-progress', 'completed', 'cancelled'] as const;
const at = '2026-11-20T10:00:00.000Z';

// So short a journal that the process often dies while a snapshot is being written.
const store = await openQuoteStore(folder, { minJournalBytes: 20_000 });

async function write(writer: number): Promise<never> {
  for (let number = 0; ; number += 1) {
    const id = `${round}-${writer}-${number}`;
    await store.add(sampleQuote(id));
    process.stdout.write(`${id} pending\n`);
    for (const status of statuses.slice(0, number % 4)) {
      await store.setStatus(id, { status, at });
      process.stdout.write(`${id} ${status}\n`);
    }
  }
}

await Promise.all([1, 2, 3, 4, 5, 6].map(write));
