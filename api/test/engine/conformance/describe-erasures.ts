import { samplePayment } from '@yiqiao/contract/commands/sample-payment';
import { composeErasure } from '@yiqiao/contract/commands/server/erasure';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { Engine } from '@yiqiao/ports/engine';
import { describe, expect, it } from 'vitest';
import { addQuote, listOf, setStatus } from '../../keep-quotes.ts';
import { sampleQuote } from '../../sample-quote.ts';
import { type EngineUnderTest, openForTest } from './engine-under-test.ts';

const at = Date.parse('2026-11-20T10:00:00.000Z');

function begin({ erasures }: Pick<Engine, 'erasures'>, ids: readonly string[], id = 'erasure') {
  return erasures.begin(ids, (quotes: readonly StoredQuote[]) =>
    composeErasure(id, quotes, [], at),
  );
}

export function describeErasures(name: string, under: EngineUnderTest): void {
  const open = async () => openForTest(under, await under.makePlace());

  async function openWith(...ids: string[]) {
    const engine = await open();
    for (const id of ids) {
      await addQuote(
        engine.records,
        sampleQuote(id, { filePath: `file-${id}`, idempotencyKey: `key-${id}` }),
      );
    }
    return engine;
  }

  describe(`erasures of ${name}`, () => {
    it('takes submissions out for everybody, whatever they are asked by', async () => {
      const engine = await openWith('a', 'b', 'c');
      const { records, feed, jobs } = engine;
      const { reference, linkDigest } = (await records.get('b')) ?? {};
      const erasure = await begin(engine, ['b']);
      expect(erasure).toMatchObject({ quotes: ['b'], files: ['file-b'], month: '2026-11' });
      expect((await listOf(feed)).map(({ id }) => id)).toEqual(['c', 'a']);
      const found = await Promise.all([
        records.get('b'),
        records.findByReference(reference ?? ''),
        records.findByFilePath('file-b'),
        records.findByIdempotencyKey('key-b'),
        records.findByLinkDigest(linkDigest ?? 'none'),
      ]);
      expect(found).toEqual([undefined, undefined, undefined, undefined, undefined]);
      const status = { status: 'completed', at: new Date(at).toISOString() } as const;
      expect(await setStatus(records, 'b', status)).toBeNull();
      expect((await setStatus(records, 'c', status))?.kind).toBe('changed');
      expect((await jobs.findWaiting('delete-file')).map(({ id }) => id)).not.toContain('b');
    });

    it('tells readers and listeners who has gone, and of nobody twice', async () => {
      const engine = await openWith('a', 'b', 'c');
      const { feed, records } = engine;
      const gone = new Set<string>();
      feed.onRemove((id) => gone.add(id));
      const { cursor } = await feed.readAll();
      await addQuote(records, sampleQuote('d'));
      await begin(engine, ['a', 'd']);
      await setStatus(records, 'b', { status: 'completed', at: new Date(at).toISOString() });
      await engine.erasures.finish('erasure');
      const changes = await feed.changesSince(cursor ?? '');
      expect(changes?.changed.map(({ id }) => id)).toEqual(['b']);
      expect(changes?.removed.toSorted()).toEqual(['a', 'd']);
      const later = await feed.changesSince(changes?.cursor ?? '');
      expect(later).toMatchObject({ changed: [], removed: [] });
      await expect.poll(() => [...gone].sort()).toEqual(['a', 'd']);
      expect((await feed.readAll()).cursor).not.toBe(cursor);
    });

    it('stands as begun after a crash, until it is finished', async () => {
      const place = await under.makePlace();
      const first = await under.openEngine(place);
      for (const id of ['a', 'b']) await addQuote(first.records, sampleQuote(id));
      const { cursor } = await first.feed.readAll();
      const begun = await begin(first, ['a']);
      const second = await openForTest(under, await under.crash(place));
      await first.close();
      expect(await second.records.get('a')).toBeUndefined();
      expect((await second.feed.changesSince(cursor ?? ''))?.removed).toEqual(['a']);
      expect(await second.erasures.readErasures()).toEqual([begun]);
      await second.erasures.scrub(begun);
      await second.erasures.finish(begun.id);
      await second.erasures.finish(begun.id);
      const { files: _files, ...finished } = begun;
      expect(await second.erasures.readErasures()).toEqual([finished]);
      expect((await listOf(second.feed)).map(({ id }) => id)).toEqual(['b']);
    });

    it('names the pages that could be paid until they are closed, also after a crash', async () => {
      const place = await under.makePlace();
      const first = await under.openEngine(place);
      const payments = [samplePayment({ session: 'cs_open' })];
      await addQuote(first.records, sampleQuote('a', { payments }));
      const begun = await begin(first, ['a']);
      expect(begun.pages).toEqual(['cs_open']);
      await first.erasures.finish(begun.id);
      const second = await openForTest(under, await under.crash(place));
      await first.close();
      const { files: _files, pages: _pages, ...rest } = begun;
      expect(await second.erasures.readErasures()).toEqual([{ ...rest, pages: ['cs_open'] }]);
      await second.erasures.forgetPages(begun.id);
      await second.erasures.forgetPages(begun.id);
      expect(await second.erasures.readErasures()).toEqual([rest]);
    });

    it('decides on what is there in that moment', async () => {
      const engine = await openWith('a');
      const changed = setStatus(engine.records, 'a', {
        status: 'completed',
        at: new Date(at).toISOString(),
      });
      const [decision, erasure] = await Promise.all([changed, begin(engine, ['a', 'nobody'])]);
      expect([undefined, 'changed']).toContain(decision?.kind);
      expect(erasure.quotes).toEqual(['a']);
      await addQuote(engine.records, sampleQuote('b', { idempotencyKey: 'key-a' }));
      expect((await listOf(engine.feed)).map(({ id }) => id)).toEqual(['b']);
    });
  });
}
