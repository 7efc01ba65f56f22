/**
 * A process to be killed: opens the engine of a module at a place, both given as arguments, and changes
 * it without end, six writers at once. Prints a line for each change once it is confirmed.
 */

import { decideAcceptance } from '@yiqiao/contract/commands/client/accept-offer';
import { decideOffer } from '@yiqiao/contract/commands/office/make-offer';
import { keepAll } from '@yiqiao/contract/files/file-deletion';
import type { Engine } from '@yiqiao/ports/engine';
import { addQuote, setStatus } from '../../keep-quotes.ts';
import { sampleQuote } from '../../sample-quote.ts';

const [module = '', place = '', round = ''] = process.argv.slice(2);
const statuses = ['in-progress', 'completed', 'cancelled'] as const;
const at = '2026-11-20T10:00:00.000Z';

const { openEngine }: { openEngine(place: string): Promise<Engine> } = await import(module);
const { records } = await openEngine(place);

/** The client accepts the first version while the office makes the second: one of them comes too late. */
async function order(id: string): Promise<void> {
  const offer = { wordCount: 9, total: '0.90', deliverBy: '2026-11-27T12:00:00.000Z' };
  const now = Date.parse(at);
  const makeOffer = () =>
    records.change(id, (it) => decideOffer(it, offer, { at: now, rules: keepAll }));
  const accept = (version: number) =>
    records.change(id, (it) =>
      decideAcceptance(it, { version, name: '林美' }, { at: now, rules: keepAll }),
    );
  const first = await makeOffer();
  const confirmed = first?.kind === 'changed' ? 'offered' : 'nothing';
  process.stdout.write(`${id} ${confirmed}\n`);
  const [accepted] = await Promise.all(
    Math.random() < 0.5 ? [accept(1), makeOffer()] : [makeOffer().then(() => accept(2)), accept(1)],
  );
  if (accepted?.kind !== 'refused') process.stdout.write(`${id} accepted\n`);
}

async function write(writer: number): Promise<never> {
  for (let number = 0; ; number += 1) {
    const id = `${round}-${writer}-${number}`;
    await addQuote(records, sampleQuote(id));
    process.stdout.write(`${id} pending\n`);
    for (const status of statuses.slice(0, number % 4)) {
      await setStatus(records, id, { status, at });
      process.stdout.write(`${id} ${status}\n`);
    }
    if (number % 4 === 0) await order(id);
  }
}

await Promise.all([1, 2, 3, 4, 5, 6].map(write));
