import { sampleDeliverable, sampleDelivery } from '@yiqiao/contract/commands/sample-order';
import type { JobKind } from '@yiqiao/contract/life/jobs';
import type { Engine } from '@yiqiao/ports/engine';
import { describe, expect, it } from 'vitest';
import {
  addQuote,
  changeQuote,
  recordCount,
  recordDeletion,
  requestCount,
  requestDeletion,
} from '../../keep-quotes.ts';
import { sampleQuote } from '../../sample-quote.ts';
import { type EngineUnderTest, openForTest } from './engine-under-test.ts';

const at = '2026-11-20T10:00:00.000Z';

async function idsOf({ jobs }: Engine, kind: JobKind): Promise<string[]> {
  return (await jobs.findWaiting(kind)).map(({ id }) => id);
}

export function describeJobs(name: string, under: EngineUnderTest): void {
  const open = async () => openForTest(under, await under.makePlace());

  describe(`job queue of ${name}`, () => {
    it('has the jobs that the records stand for, oldest first, also after a crash', async () => {
      const place = await under.makePlace();
      const engine = await openForTest(under, place);
      const { records } = engine;
      for (const id of ['a', 'b', 'c', 'd']) await addQuote(records, sampleQuote(id));
      for (const id of ['c', 'b', 'd']) await requestCount(records, id);
      await requestDeletion(records, 'd', at);
      await changeQuote(records, 'a', { fileDeletionDueAt: '2026-12-24T10:00:00.000Z' });
      expect(await idsOf(engine, 'count')).toEqual(['b', 'c', 'd']);
      expect(await idsOf(engine, 'delete-file')).toEqual(['a', 'd']);
      await recordCount(records, 'b', null, at);
      await recordDeletion(records, 'd', { at, cause: 'by-hand' });
      const later = await openForTest(under, await under.crash(place));
      for (const each of [engine, later]) {
        expect(await idsOf(each, 'count')).toEqual(['c']);
        expect(await idsOf(each, 'delete-file')).toEqual(['a']);
      }
    });

    it('has what people are to be told, and keeps what they were told of', async () => {
      const place = await under.makePlace();
      const engine = await openForTest(under, place);
      const { records } = engine;
      const notice = { id: 'overdue.reply.1', kind: 'overdue', at, by: 'mei', told: ['phone'] };
      for (const id of ['a', 'b', 'c']) await addQuote(records, sampleQuote(id));
      await changeQuote(records, 'b', { notices: [notice] });
      await changeQuote(records, 'c', { notices: [{ ...notice, settled: true }] });
      const later = await openForTest(under, await under.crash(place));
      for (const each of [engine, later]) expect(await idsOf(each, 'tell')).toEqual(['b']);
      expect((await later.records.get('b'))?.notices).toEqual([notice]);
    });

    it('has the completion of what was delivered, and the deletion of what was taken back', async () => {
      const place = await under.makePlace();
      const engine = await openForTest(under, place);
      const { records } = engine;
      for (const id of ['a', 'b']) {
        await addQuote(records, { ...sampleQuote(id), status: 'in-progress' });
      }
      await changeQuote(records, 'a', { deliveries: [sampleDelivery()] });
      const removedAt = '2026-11-20T13:00:00.000Z';
      await changeQuote(records, 'b', { deliverables: [sampleDeliverable({ removedAt })] });
      const later = await openForTest(under, await under.crash(place));
      for (const each of [engine, later]) {
        expect(await idsOf(each, 'complete')).toEqual(['a']);
        expect(await idsOf(each, 'delete-file')).toEqual(['b']);
      }
      await changeQuote(later.records, 'a', { status: 'completed' });
      await changeQuote(later.records, 'b', { deliverables: [] });
      expect(await idsOf(later, 'complete')).toEqual([]);
      expect(await idsOf(later, 'delete-file')).toEqual([]);
    });

    it('lets a job be done by one at a time, and again once that one has ended', async () => {
      const { jobs } = await open();
      let end = () => {};
      const working = jobs.take('count', 'a', () => new Promise((resolve) => (end = resolve)));
      const done: string[] = [];
      const note = (what: string) => async () => void done.push(what);
      expect(await jobs.take('count', 'a', note('the same'))).toBe(false);
      expect(await jobs.take('count', 'b', note('of another'))).toBe(true);
      expect(await jobs.take('delete-file', 'a', note('another'))).toBe(true);
      end();
      expect(await working).toBe(true);
      expect(await jobs.take('count', 'a', note('again'))).toBe(true);
      expect(done).toEqual(['of another', 'another', 'again']);
    });

    it('frees a job that failed, and says how', async () => {
      const { jobs } = await open();
      const failing = jobs.take('count', 'a', () => Promise.reject(new Error('no process')));
      await expect(failing).rejects.toThrow('no process');
      expect(await jobs.take('count', 'a', async () => {})).toBe(true);
    });
  });
}
