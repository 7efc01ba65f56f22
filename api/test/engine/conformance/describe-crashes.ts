import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buffer } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { DocumentStore } from '@yiqiao/ports/document-store';
import { describe, expect, it } from 'vitest';
import { addQuote, listOf } from '../../keep-quotes.ts';
import { sampleQuote } from '../../sample-quote.ts';
import { type EngineUnderTest, openForTest } from './engine-under-test.ts';

const writer = join(import.meta.dirname, 'engine-writer.ts');
const statuses = ['pending', 'in-progress', 'completed', 'cancelled'];

/** What a submission has been through, as the writer's lines name it. */
function stepsOf(quote: StoredQuote | undefined): string[] {
  if (quote === undefined) return [];
  const steps = statuses.slice(0, statuses.indexOf(quote.status) + 1);
  if (quote.offers !== undefined) steps.push('offered');
  if (quote.acceptance !== undefined) steps.push('accepted');
  return steps;
}

/** Lets a process write until this many of its changes are confirmed, then kills it. */
async function writeAndKill(
  { module }: EngineUnderTest,
  place: string,
  round: number,
  confirmations: number,
) {
  const argv = ['--import', 'tsx', writer, module, place, `${round}`];
  const child = spawn(process.execPath, argv, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const confirmed: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    confirmed.push(line);
    if (confirmed.length === confirmations) child.kill('SIGKILL');
  }
  await ended;
  return confirmed;
}

async function keepDocument(documents: DocumentStore, bytes: Buffer) {
  const id = randomUUID();
  const incoming = await documents.begin(id);
  const stream = incoming.open(false);
  stream.end(bytes);
  await finished(stream);
  const { sha256: fileSha256 } = await incoming.readFindings();
  await incoming.commit();
  return sampleQuote(id, { filePath: id, fileSize: bytes.length, fileSha256 });
}

export function describeCrashes(name: string, under: EngineUnderTest): void {
  describe(`${name} after a crash`, () => {
    it('has every confirmed change, and each submission once, however often it is killed', async () => {
      const place = await under.makePlace();
      const confirmed = new Map<string, string>();
      for (const [round, confirmations] of [1, 40, 170, 333, 800].entries()) {
        for (const line of await writeAndKill(under, place, round, confirmations)) {
          const [id = '', status = ''] = line.split(' ');
          confirmed.set(id, status);
        }
        const engine = await under.openEngine(place);
        const quotes = await listOf(engine.feed);
        const byId = new Map(quotes.map((quote) => [quote.id, quote]));
        expect(byId.size).toBe(quotes.length);
        for (const [id, step] of confirmed) {
          // A change on its way when the process died may have arrived.
          expect(stepsOf(byId.get(id)), `${id} ${step}`).toContain(step);
        }
        for (const { offers, acceptance } of quotes) {
          // Nothing was offered after an acceptance but amendments of it.
          const version = acceptance?.version ?? Number.POSITIVE_INFINITY;
          const later = offers?.filter((offer) => offer.version > version) ?? [];
          expect(later.every(({ amends }) => amends === version)).toBe(true);
          if (acceptance !== undefined)
            expect(offers?.map((offer) => offer.version)).toContain(version);
        }
        await engine.close();
      }
    });

    it('has the document of every record, byte for byte', async () => {
      const place = await under.makePlace();
      const { documents, records } = await openForTest(under, place);
      const bytes = Buffer.from('合同'.repeat(50_000));
      const quote = await keepDocument(documents, bytes);
      await addQuote(records, quote);
      const later = await openForTest(under, await under.crash(place));
      const [record] = await listOf(later.feed);
      expect(record?.filePath).toBe(quote.filePath);
      const opened = await later.documents.open(quote.id, quote);
      if (typeof opened === 'string') throw new Error(opened);
      const kept = await buffer(opened.read({ start: 0, end: bytes.length - 1 }));
      await opened.close();
      expect(kept.equals(bytes)).toBe(true);
    });

    it('has no record of a document whose request had not been stored', async () => {
      const place = await under.makePlace();
      const { documents } = await openForTest(under, place);
      await keepDocument(documents, Buffer.from('never acknowledged'));
      const later = await openForTest(under, await under.crash(place));
      expect(await listOf(later.feed)).toEqual([]);
    });
  });
}
