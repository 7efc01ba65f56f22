import { decideAdd } from '@yiqiao/contract/commands/client/decide-add';
import { decideAssignment } from '@yiqiao/contract/commands/office/assign';
import { decideOpenRequest, readOpenRequest } from '@yiqiao/contract/commands/office/open-request';
import { decideStatus } from '@yiqiao/contract/commands/office/set-status';
import { keepAll } from '@yiqiao/contract/files/file-deletion';
import { specifiedPrices } from '@yiqiao/contract/money/prices';
import type { QuoteStatus } from '@yiqiao/contract/record/status';
import type { Engine } from '@yiqiao/ports/engine';
import { describe, expect, it } from 'vitest';
import { addQuote, changeQuote, listOf, setStatus } from '../../keep-quotes.ts';
import { sampleQuote } from '../../sample-quote.ts';
import { sampleCommand } from './commands/sample-command.ts';
import { type EngineUnderTest, openForTest } from './engine-under-test.ts';

const at = '2026-11-20T10:00:00.000Z';
const now = Date.parse(at);

function openCommand(id: string, changeId: string) {
  const opened = readOpenRequest({
    way: 'telephone',
    customerName: '林美慧',
    contact: '139 0000 4821',
    translationDirection: 'Chinese to English Translation',
    changeId,
  });
  if ('field' in opened) throw new Error(opened.message);
  const linkDigest = (id.codePointAt(0) ?? 0).toString(16).padStart(64, '0');
  const idempotencyKey = `office ${changeId}`;
  const prices = { present: specifiedPrices };
  return { id, reference: `YQ-${id}`, opened, changeId, linkDigest, idempotencyKey, prices };
}

export function describeRecords(name: string, under: EngineUnderTest): void {
  const open = async () => openForTest(under, await under.makePlace());

  describe(`records of ${name}`, () => {
    it('finds a submission by each of its names, also when opened again', async () => {
      const place = await under.makePlace();
      const first = await under.openEngine(place);
      await addQuote(first.records, sampleQuote('a', { idempotencyKey: 'key-a' }));
      await addQuote(first.records, sampleQuote('b'));
      await first.close();
      const { records } = await openForTest(under, place);
      expect((await records.get('a'))?.reference).toBe('YQ-a');
      expect((await records.findByIdempotencyKey('key-a'))?.id).toBe('a');
      expect((await records.findByReference('YQ-a'))?.id).toBe('a');
      expect((await records.findByFilePath('file-b'))?.id).toBe('b');
      expect(await records.get('nobody')).toBeUndefined();
      expect(await records.findByIdempotencyKey('nothing')).toBeUndefined();
    });

    it('gives an order to one of several who take it at once, and keeps whose it is over a crash', async () => {
      const place = await under.makePlace();
      const first = await openForTest(under, place);
      const second = first.sharedUploads === null ? first : await openForTest(under, place);
      await addQuote(first.records, sampleQuote('a'));
      const people = Array.from({ length: 6 }, (_, index) => ({ id: `p${index}`, name: '林美' }));
      const taken = await Promise.all(
        people.map((by, index) => {
          const request = { personId: by.id, from: null, changeId: `take-000${index}` };
          const context = { at: now, rules: keepAll, by, people };
          return (index % 2 === 0 ? first : second).records.change('a', (quote) =>
            decideAssignment(quote, request, context),
          );
        }),
      );
      const kinds = taken.map((decision) => decision?.kind ?? 'missing').sort();
      expect(kinds).toEqual(['changed', ...Array.from({ length: 5 }, () => 'refused')]);
      const holder = (await first.records.get('a'))?.assignee;
      expect(people.map(({ id }) => id)).toContain(holder?.id);
      const later = await openForTest(under, await under.crash(place));
      expect((await later.records.get('a'))?.assignee).toEqual(holder);
      expect((await listOf(later.feed))[0]?.assignee).toEqual(holder);
    });

    it('finds a submission by its link as long as no other link has replaced it', async () => {
      const place = await under.makePlace();
      const first = await under.openEngine(place);
      const [old, present] = ['a'.repeat(64), 'b'.repeat(64)];
      await addQuote(first.records, sampleQuote('a', { linkDigest: old }));
      expect((await first.records.findByLinkDigest(old))?.id).toBe('a');
      await changeQuote(first.records, 'a', { linkDigest: present });
      expect(await first.records.findByLinkDigest(old)).toBeUndefined();
      await first.close();
      const { records } = await openForTest(under, place);
      expect((await records.findByLinkDigest(present))?.id).toBe('a');
      expect(await records.findByLinkDigest(old)).toBeUndefined();
    });

    it('refuses a second submission with the id or the reference of another', async () => {
      const { records, feed } = await open();
      const twice = [0, 1].map(() => addQuote(records, sampleQuote('a')));
      const ends = (await Promise.allSettled(twice)).map(({ status }) => status);
      expect(ends.sort()).toEqual(['fulfilled', 'rejected']);
      const other = addQuote(records, sampleQuote('b', { reference: 'YQ-a' }));
      await expect(other).rejects.toThrow();
      expect(await listOf(feed)).toHaveLength(1);
    });

    it('keeps requests that staff opened, which have neither document nor address', async () => {
      const place = await under.makePlace();
      const first = await under.openEngine(place);
      const openAs = (id: string, changeId: string) =>
        first.records.add(`office ${changeId}`, (known) =>
          decideOpenRequest(known, openCommand(id, changeId), now),
        );
      const opened = await Promise.all([
        openAs('a', 'one'),
        openAs('b', 'one'),
        openAs('c', 'two'),
      ]);
      expect(opened[0].quote).toEqual(opened[1].quote);
      await first.close();
      const { records, feed } = await openForTest(under, place);
      expect(await listOf(feed)).toHaveLength(2);
      expect(await records.get('c')).toEqual(opened[2].quote);
    });

    it('makes one submission of two that come at once under one key', async () => {
      const { records, feed } = await open();
      const add = (id: string) =>
        records.add('key', (first) => decideAdd(first, sampleCommand(id, 'key'), now, keepAll));
      const answers = await Promise.all([add('a'), add('b'), add('c')]);
      expect(answers.map(({ kind }) => kind).sort()).toEqual(['changed', 'unchanged', 'unchanged']);
      const [stored] = await listOf(feed);
      expect(answers.map(({ quote }) => quote)).toEqual([stored, stored, stored]);
      expect(await listOf(feed)).toHaveLength(1);
    });

    it('refuses another request under the key of a stored one', async () => {
      const { records, feed } = await open();
      const add = (id: string, customerName: string) => {
        const command = sampleCommand(id, 'key', { customerName });
        return records.add('key', (first) => decideAdd(first, command, now, keepAll));
      };
      await add('a', '王小明');
      expect(await add('b', '李小龙')).toMatchObject({ kind: 'refused', reason: 'key-reused' });
      expect(await listOf(feed)).toHaveLength(1);
    });

    it('lets one of several changes win that were decided on the same revision', async () => {
      const { records } = await open();
      await addQuote(records, sampleQuote('a'));
      const decide = (status: QuoteStatus, ifRevision?: number) =>
        records.change('a', (it) =>
          decideStatus(it, { status }, { at: now, rules: keepAll, ifRevision }),
        );
      const answers = await Promise.all([
        decide('completed', 1),
        decide('cancelled', 1),
        decide('in-progress', 1),
      ]);
      const [winner, ...others] = answers.filter((answer) => answer?.kind === 'changed');
      expect(others).toEqual([]);
      expect(answers.filter((answer) => answer?.kind === 'refused')).toHaveLength(2);
      expect(await records.get('a')).toEqual(winner?.quote);
      expect((await records.get('a'))?.history).toHaveLength(2);
    });

    it('decides each of many changes that come at once on what the one before has left', async () => {
      const { records } = await open();
      await addQuote(records, sampleQuote('a'));
      const statuses = Array.from({ length: 40 }, (_, index) =>
        index % 2 === 0 ? 'completed' : 'cancelled',
      );
      await Promise.all(statuses.map((status) => setStatus(records, 'a', { status, at })));
      const quote = await records.get('a');
      const { history = [], revision } = quote ?? {};
      expect(revision).toBe(history.length);
      expect(quote?.status).toBe(history.at(-1)?.status);
      const repeated = history.filter(({ status }, index) => status === history[index - 1]?.status);
      expect(repeated).toEqual([]);
    });

    it('applies a repeated change once, also after a crash', async () => {
      const place = await under.makePlace();
      const { records } = await openForTest(under, place);
      await addQuote(records, sampleQuote('a'));
      const repeat = { status: 'completed', at, changeId: 'change-1', ifRevision: 1 } as const;
      const first = await setStatus(records, 'a', repeat);
      const later = await openForTest(under, await under.crash(place));
      expect(await setStatus(later.records, 'a', repeat)).toEqual({
        kind: 'unchanged',
        quote: first?.quote,
      });
    });

    it('answers that there is no such submission', async () => {
      const { records } = await open();
      expect(await setStatus(records, 'nobody', { status: 'pending', at })).toBeNull();
    });

    it('keeps nothing of a decision that fails, and all of those beside it', async () => {
      const { records } = await open();
      await addQuote(records, sampleQuote('a'));
      const failing = records.change('a', () => {
        throw new Error('no decision');
      });
      const adding = addQuote(records, sampleQuote('b'));
      await expect(failing).rejects.toThrow('no decision');
      await adding;
      expect((await records.get('a'))?.revision).toBe(1);
      expect(await records.get('b')).toBeDefined();
    });

    it('refuses a record that it could not read back, and keeps those beside it', async () => {
      const { records, feed } = await open();
      const wrong = addQuote(records, sampleQuote('wrong', { fileSha256: 'no hash' }));
      const right = addQuote(records, sampleQuote('right'));
      await expect(wrong).rejects.toThrow();
      await right;
      expect((await listOf(feed)).map(({ id }) => id)).toEqual(['right']);
    });

    it('never changes a list or a record that it has handed out', async () => {
      const { records, feed } = await open();
      const first = await addQuote(records, sampleQuote('a'));
      const list = await listOf(feed);
      await setStatus(records, 'a', { status: 'completed', at });
      await addQuote(records, sampleQuote('b'));
      expect(list).toEqual([first]);
      expect(first.status).toBe('pending');
    });

    it('keeps payment intents without listing them', async () => {
      const engine: Engine = await open();
      await engine.records.addPaymentIntent({
        id: 'pi_1',
        amount: 9000,
        currency: 'usd',
        status: 'requires_payment_method',
        createdAt: at,
      });
      expect(await listOf(engine.feed)).toEqual([]);
    });

    it('is healthy, and refuses changes once it is closed', async () => {
      const { records, close } = await under.openEngine(await under.makePlace());
      expect(await records.isHealthy()).toBe(true);
      await close();
      await expect(addQuote(records, sampleQuote('a'))).rejects.toThrow('closed');
    });
  });
}
