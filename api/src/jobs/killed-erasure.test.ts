import { setTimeout as delay } from 'node:timers/promises';
import { createPersonClient } from '@yiqiao/contract/http/person-client';
import { expect, it } from 'vitest';
import { findBytes } from '../../test/disk/find-bytes.ts';
import { killRounds } from '../../test/kill-rounds.ts';
import { quoteForm } from '../../test/quote-form.ts';
import { createRandom } from '../../test/seeded-random.ts';
import { enterOffice, prepareKilledServer } from '../../test/server/killed-server.ts';
import { submitQuote } from '../../test/submit-quote.ts';

const longestMs = 40;
const random = createRandom(57);

function formOf(name: string): FormData {
  const fields = { customerName: name, customerEmail: `${name}@example.com` };
  return quoteForm(fields, { name: `${name}.txt`, content: `words of ${name}` });
}

it('is finished by the next start after kill -9', {
  timeout: 600_000,
}, async () => {
  const server = await prepareKilledServer();
  const kept: string[] = [];
  const seen = { begun: 0, not: 0 };
  for (let round = 0; round < killRounds; round += 1) {
    const name = `erased-in-round-${round}`;
    const { url, office } = await enterOffice(server);
    const id = await submitQuote({ url }, formOf(name));
    await submitQuote({ url }, formOf(name));
    kept.push(await submitQuote({ url }, formOf(`kept-in-round-${round}`)));
    const person = createPersonClient((path, init) => office.fetch(path, init));
    const erasing = person.erase(id, `${name}@example.com`).then(
      () => true,
      () => false,
    );
    await Promise.race([erasing, delay(random() * longestMs)]);
    await server.kill();
    const isAnswered = await erasing;

    const again = await enterOffice(server);
    const list = await again.office.client.listQuotes();
    const quotes = list.kind === 'whole' ? list.quotes : [];
    const isBegun = !quotes.some((quote) => quote.id === id);
    // Both submissions or none; and what was answered is done.
    expect(quotes.filter(({ customerName }) => customerName === name)).toHaveLength(
      isBegun ? 0 : 2,
    );
    expect(isBegun || !isAnswered).toBe(true);
    seen[isBegun ? 'begun' : 'not'] += 1;
    const repeat = createPersonClient((path, init) => again.office.fetch(path, init));
    if (!isBegun) await repeat.erase(id, `${name}@example.com`);
    expect(quotes.map((quote) => quote.id)).toEqual(expect.arrayContaining(kept));
    await server.kill();
    expect(await findBytes(server.folder, [name])).toEqual([]);
  }
  console.info(`Begun before the kill: ${seen.begun}, not: ${seen.not}.`);
});
