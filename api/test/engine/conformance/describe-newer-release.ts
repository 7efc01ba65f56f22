import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { RecordStore } from '@yiqiao/ports/record-store';
import {
  paymentIntentSchema,
  storedErasureSchema,
  storedQuoteSchema,
  writtenQuoteSchema,
} from '@yiqiao/ports/schema/record-schema';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fullestValue } from '../../fullest-value.ts';
import { setStatus } from '../../keep-quotes.ts';
import { createRandom } from '../../seeded-random.ts';
import { createCommands } from './commands/commands.ts';
import { type EngineUnderTest, openForTest } from './engine-under-test.ts';

const at = '2026-11-20T10:00:00.000Z';
const sequences = 60;
/** What a later release might add to any object. */
const added = { addedLater: { by: ['a later release'] } };

/** A record with every field that there is, and in each of its objects one that a later release has added. */
function recordOfLater(id: string): StoredQuote {
  const names = { id, reference: `YQ-${id}`, idempotencyKey: id, filePath: `file-${id}` };
  const full = z.parse(storedQuoteSchema, fullestValue(writtenQuoteSchema, added));
  return { ...full, ...names, status: 'pending' };
}

/** What a process of this release must not write away that shares a store with one of the next. */
export function describeNewerRelease(name: string, under: EngineUnderTest): void {
  describe(`records of a later release, in ${name}`, () => {
    it.each([
      ['a submission', storedQuoteSchema],
      ['a payment intent', paymentIntentSchema],
      ['an erasure', storedErasureSchema],
    ])('reads every field of %s that was added to it, at any depth', (_what, schema) => {
      const written = fullestValue(schema, added);
      expect(z.parse(schema, written)).toEqual(written);
    });

    it('keeps what it does not know through a change', async () => {
      const place = await under.makePlace();
      const newer = await under.openEngine(place);
      const written = recordOfLater('a');
      await newer.records.add('a', () => ({ kind: 'changed', quote: written }));
      await newer.close();
      const older = await under.openEngine(place);
      await setStatus(older.records, 'a', { status: 'in-progress', at });
      await older.close();
      const { records } = await openForTest(under, place);
      const kept = await records.get('a');
      expect(kept?.status).toBe('in-progress');
      expect(kept).toHaveProperty('addedLater');
      expect(lostFields(written, kept)).toEqual([]);
    });

    it('keeps it whatever is decided', async () => {
      const place = await under.makePlace();
      const newer = await under.openEngine(place);
      const seeds = Array.from({ length: sequences }, (_, index) => index + 1);
      for (const seed of seeds) {
        const quote = recordOfLater(`s${seed}-a`);
        await newer.records.add(quote.id, () => ({ kind: 'changed', quote }));
      }
      await newer.close();
      const { records } = await openForTest(under, place);
      const lost: string[] = [];
      for (const seed of seeds) lost.push(...(await decideAnything(records, seed)));
      expect(lost).toEqual([]);
    });
  });
}

/** @returns what was lost, and by which command. */
async function decideAnything(records: RecordStore, seed: number): Promise<readonly string[]> {
  const id = `s${seed}-a`;
  const { next, learn } = createCommands(createRandom(seed), `s${seed}`);
  const lost: string[] = [];
  for (let step = 1; step <= 4; step += 1) {
    const before = await records.get(id);
    const command = next(step);
    learn(await command.take(records).catch(() => 'rejected' as const));
    const paths = lostFields(before, await records.get(id));
    lost.push(...paths.map((path) => `${command.name}: ${path}`));
  }
  return lost;
}

/** Values that a decision replaces as a whole: nothing of the one before is meant by the next. */
const replaced = ['assignee', 'countRevisions', 'link', 'measurement'];

/** Where an object that is still there, by its own name in its list, has lost the added field. */
function lostFields(before: unknown, after: unknown, path = ''): string[] {
  if (typeof before !== 'object' || before === null) return [];
  if (typeof after !== 'object' || after === null) return [];
  if (Array.isArray(before)) {
    const items: readonly unknown[] = Array.isArray(after) ? after : [];
    return before.flatMap((item) => {
      const same = items.find((other) => nameOf(other) === nameOf(item));
      return lostFields(item, same, `${path}[]`);
    });
  }
  const fields = new Map(Object.entries(after));
  const inner = Object.entries(before).flatMap(([name, field]) =>
    replaced.includes(name) ? [] : lostFields(field, fields.get(name), `${path}.${name}`),
  );
  return 'addedLater' in before && !('addedLater' in after) ? [path, ...inner] : inner;
}

function nameOf(item: unknown): string {
  if (typeof item !== 'object' || item === null) return String(item);
  const { id, number, version, at: moment, what } = item as Record<string, unknown>;
  return [id, number, version, moment, what].join(' ');
}
