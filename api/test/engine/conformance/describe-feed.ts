import { describe, expect, it } from 'vitest';
import { addQuote, listOf, recordDeletion, setStatus } from '../../keep-quotes.ts';
import { sampleQuote } from '../../sample-quote.ts';
import { type EngineUnderTest, openForTest } from './engine-under-test.ts';

const at = '2026-11-20T10:00:00.000Z';

export function describeFeed(name: string, under: EngineUnderTest): void {
  const open = async () => openForTest(under, await under.makePlace());

  describe(`change feed of ${name}`, () => {
    it('lists newest first, and the same when opened again', async () => {
      const place = await under.makePlace();
      const engine = await under.openEngine(place);
      for (const id of ['a', 'b', 'c']) await addQuote(engine.records, sampleQuote(id));
      const before = await listOf(engine.feed);
      await engine.close();
      const { feed } = await openForTest(under, place);
      expect(before.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
      expect(await listOf(feed)).toEqual(before);
    });

    it('goes on from a cursor over restarts and a crash, and tells of a submission once', async () => {
      const place = await under.makePlace();
      let engine = await under.openEngine(place);
      await addQuote(engine.records, sampleQuote('a'));
      const { cursor } = await engine.feed.readAll();
      await addQuote(engine.records, sampleQuote('b'));
      await addQuote(engine.records, sampleQuote('c'));
      await setStatus(engine.records, 'b', { status: 'completed', at });
      for (let restart = 0; restart < 2; restart += 1) {
        await engine.close();
        engine = await under.openEngine(place);
      }
      const { records, feed } = await openForTest(under, await under.crash(place));
      await engine.close();
      const changes = await feed.changesSince(cursor ?? '');
      expect(changes?.changed).toEqual([await records.get('b'), await records.get('c')]);
      expect((await feed.changesSince(changes?.cursor ?? ''))?.changed).toEqual([]);
    });

    it('tells of a submission whose document is gone', async () => {
      const { records, feed } = await open();
      await addQuote(records, sampleQuote('a'));
      const { cursor } = await feed.readAll();
      const deleted = await recordDeletion(records, 'a', { at, cause: 'by-hand' });
      expect((await feed.changesSince(cursor ?? ''))?.changed).toEqual([deleted]);
    });

    it('does not know a cursor that it has not given', async () => {
      const { records, feed } = await open();
      await addQuote(records, sampleQuote('a'));
      const { cursor } = await feed.readAll();
      const forged = ['', 'x', '1-', '-1-00000000', '99999999-00000000', '1e0-0', '__proto__'];
      for (const text of [...forged, `${cursor}0`, ` ${cursor}`]) {
        expect(await feed.changesSince(text), text).toBeNull();
      }
    });

    it('answers an old cursor with every change or not at all', async () => {
      const { records, feed } = await open();
      await addQuote(records, sampleQuote('a'));
      const { cursor } = await feed.readAll();
      for (let index = 0; index < 200; index += 1) {
        const status = index % 2 === 0 ? 'completed' : 'cancelled';
        await setStatus(records, 'a', { status, at });
        if (index === 10) await addQuote(records, sampleQuote('b'));
      }
      const changes = await feed.changesSince(cursor ?? '');
      const ids = changes?.changed.map(({ id }) => id);
      expect([undefined, ['a', 'b']]).toContainEqual(ids);
    });

    it('names with its list the very state that the list is of', async () => {
      const { records, feed } = await open();
      await addQuote(records, sampleQuote('before'));
      const adding = Array.from({ length: 50 }, (_, index) =>
        addQuote(records, sampleQuote(`q${index}`)),
      );
      const { parts, cursor } = await feed.readAll();
      const known = new Set<string>();
      for await (const part of parts) for (const { id } of part) known.add(id);
      await Promise.all(adding);
      const changes = await feed.changesSince(cursor ?? '');
      for (const { id } of changes?.changed ?? []) known.add(id);
      expect(known.size).toBe(51);
    });

    it('tells its listeners, also beside one that fails', async () => {
      const { records, feed } = await open();
      const told = new Map<string, string>();
      feed.onChange(() => {
        throw new Error('listener');
      });
      feed.onChange(({ id, status }) => told.set(id, status));
      await addQuote(records, sampleQuote('a'));
      await setStatus(records, 'a', { status: 'cancelled', at });
      await expect.poll(() => told.get('a')).toBe('cancelled');
    });
  });
}
