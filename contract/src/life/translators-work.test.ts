import { describe, expect, it } from 'vitest';
import type { Job, JobStep } from '../record/job.ts';
import {
  declinedJob,
  elapsedShare,
  feeCountedAt,
  jobsOfOrder,
  translatorsNews,
} from './translators-work.ts';

const offered = { state: 'offered', at: '2026-11-20T10:00:00.000Z' };
const accepted = { state: 'accepted', at: '2026-11-20T12:00:00.000Z' };
const declined = { state: 'declined', at: '2026-11-20T12:00:00.000Z' };
const handedIn = { state: 'handed-in', at: '2026-11-22T12:00:00.000Z', fileIds: ['en'] };

function job(steps: readonly JobStep[], changes: Partial<Job> = {}): Job {
  const fee = { currency: 'CNY', kind: 'fixed', amount: '500.00', total: '500.00' };
  return {
    ...{ id: 'job-1', number: 1, version: 1, words: 9, dueAt: '2026-11-24T12:00:00.000Z', fee },
    translator: { id: 'gu', name: '顾一鸣' },
    translationDirection: 'Chinese to English Translation',
    ...{ files: [], messages: [], finished: [], steps: [offered, ...steps] },
    ...changes,
  };
}

const order = (...jobs: Job[]) => ({ status: 'in-progress', jobs });
const finished = {
  ...{ id: 'en', fileName: 'en.docx', fileSize: 1, fileSha256: '', filePath: 'en' },
  at: accepted.at,
};

describe('declinedJob', () => {
  it('is the last one, until another job or finished files have taken its place', () => {
    expect(declinedJob(order(job([declined])))).toMatchObject({ id: 'job-1' });
    expect(declinedJob(order(job([declined]), job([], { id: 'job-2' })))).toBeNull();
    const arrived = { ...finished, at: '2026-11-21T12:00:00.000Z' };
    expect(declinedJob({ ...order(job([declined])), deliverables: [arrived] })).toBeNull();
    const before = { ...finished, at: '2026-11-20T11:00:00.000Z' };
    expect(declinedJob({ ...order(job([declined])), deliverables: [before] })).not.toBeNull();
    expect(declinedJob({ ...order(job([declined])), status: 'cancelled' })).toBeNull();
  });
});

describe('translatorsNews', () => {
  it('are files that were handed in last and that nobody has opened', () => {
    const earlier = { ...handedIn, fileIds: ['old'] };
    const steps = [accepted, earlier, { state: 'returned', at: earlier.at }, handedIn];
    const opened = [{ at: handedIn.at, by: { id: 'han', name: '韩雪' } }];
    const unseen = job(steps, { finished: [{ ...finished, id: 'old' }, finished] });
    const seen = job(steps, {
      finished: [
        { ...finished, id: 'old' },
        { ...finished, opened },
      ],
    });
    expect(translatorsNews(order(unseen))).toBe('handed-in');
    expect(translatorsNews(order(seen))).toBeNull();
  });
});

describe('elapsedShare', () => {
  const shareOf = (one: Job, now: string) => {
    const [present] = jobsOfOrder(order(one));
    return present && elapsedShare(present, Date.parse(now));
  };

  it('runs from the acceptance to the moment due, and ends there', () => {
    expect(shareOf(job([accepted]), '2026-11-22T12:00:00.000Z')).toBe(0.5);
    expect(shareOf(job([accepted]), '2026-12-01T12:00:00.000Z')).toBe(1);
    expect(shareOf(job([]), '2026-11-20T10:00:00.000Z')).toBe(0);
  });
});

describe('feeCountedAt', () => {
  const countedAt = (steps: readonly JobStep[], changes: Partial<Job> = {}) =>
    jobsOfOrder(order(job(steps, changes))).map(feeCountedAt);

  it('is the moment of the first hand-in, whatever comes of it, unless the job is taken back', () => {
    const returned = { state: 'returned', at: '2026-12-01T12:00:00.000Z' };
    const again = { ...handedIn, at: '2026-12-02T12:00:00.000Z' };
    expect(countedAt([accepted, handedIn, returned, again])).toEqual([handedIn.at]);
    expect(countedAt([accepted])).toEqual([null]);
    expect(countedAt([accepted, handedIn, { state: 'taken-back', at: again.at }])).toEqual([null]);
  });
});
