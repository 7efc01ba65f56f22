import { decideHandOut } from '@yiqiao/contract/commands/jobs/hand-out-job';
import { composeErasure } from '@yiqiao/contract/commands/server/erasure';
import { keepAll } from '@yiqiao/contract/files/file-deletion';
import type { Engine } from '@yiqiao/ports/engine';
import { describe, expect, it } from 'vitest';
import { addQuote, setStatus } from '../../keep-quotes.ts';
import { sampleQuote } from '../../sample-quote.ts';
import { type EngineUnderTest, openForTest } from './engine-under-test.ts';

const at = Date.parse('2026-11-20T10:00:00.000Z');
const translators = [
  { id: 'gu', name: '顾一鸣' },
  { id: 'thorne', name: 'Rebecca Thorne' },
];

function handOut({ records }: Pick<Engine, 'records'>, id: string, personId: string) {
  const changeId = `job-${id}-${personId}`;
  const terms = { fileIds: ['source'], words: 9, dueAt: '2026-11-26T10:00:00.000Z' };
  return records.change(id, (quote) =>
    decideHandOut(quote, { personId, changeId, ...terms }, { at, rules: keepAll, translators }),
  );
}

/** Submissions are found by those who have jobs in them. */
export function describeTranslators(name: string, under: EngineUnderTest): void {
  async function idsOf({ records }: Pick<Engine, 'records'>, personId: string) {
    return (await records.withJobsOf(personId)).map(({ id }) => id);
  }

  describe(`jobs of translators in ${name}`, () => {
    it('finds those of one person as they are now, oldest first, also when opened again', async () => {
      const place = await under.makePlace();
      const first = await openForTest(under, place);
      for (const id of ['a', 'b', 'c']) await addQuote(first.records, sampleQuote(id));
      expect(await idsOf(first, 'gu')).toEqual([]);
      await handOut(first, 'c', 'gu');
      await handOut(first, 'a', 'gu');
      await handOut(first, 'a', 'thorne');
      await setStatus(first.records, 'a', {
        status: 'in-progress',
        at: '2026-11-20T11:00:00.000Z',
      });
      const again = await openForTest(under, await under.crash(place));
      expect(await idsOf(again, 'gu')).toEqual(['a', 'c']);
      expect(await idsOf(again, 'thorne')).toEqual(['a']);
      expect(await idsOf(again, "gu' or '1'='1")).toEqual([]);
      expect(await idsOf(again, 'gu\0')).toEqual([]);
      const [found] = await again.records.withJobsOf('thorne');
      expect(found).toMatchObject({ status: 'in-progress', jobs: [{ number: 1 }, { number: 2 }] });
    });

    it('keeps both jobs of two people who hand out the same order at once', async () => {
      const engine = await openForTest(under, await under.makePlace());
      await addQuote(engine.records, sampleQuote('a'));
      await Promise.all([handOut(engine, 'a', 'gu'), handOut(engine, 'a', 'thorne')]);
      const { jobs = [] } = (await engine.records.get('a')) ?? {};
      expect(jobs.map(({ number }) => number)).toEqual([1, 2]);
      expect(jobs.map(({ translator }) => translator.id).toSorted()).toEqual(['gu', 'thorne']);
    });

    it('finds nothing of a person who was erased', async () => {
      const engine = await openForTest(under, await under.makePlace());
      for (const id of ['a', 'b']) {
        await addQuote(engine.records, sampleQuote(id));
        await handOut(engine, id, 'gu');
      }
      await engine.erasures.begin(['a'], (quotes) => composeErasure('erasure', quotes, [], at));
      expect(await idsOf(engine, 'gu')).toEqual(['b']);
    });
  });
}
