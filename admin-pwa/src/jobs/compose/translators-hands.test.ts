import { describe, expect, it } from 'vitest';
import { sampleJob } from '../../test/sample-job.ts';
import { sampleQuote } from '../../test/sample-quote.ts';
import { countTheirs, findLastFee } from './translators-hands.ts';

const accepted = { state: 'accepted', at: '2026-11-20T11:00:00.000Z' };
const quotes = [
  sampleQuote({ status: 'in-progress', jobs: [sampleJob([accepted])] }),
  sampleQuote({
    status: 'in-progress',
    jobs: [
      sampleJob([accepted], { dueAt: '2026-11-28T10:00:00.000Z' }),
      sampleJob([], { dueAt: '2026-12-04T10:00:00.000Z' }),
    ],
  }),
  sampleQuote({ status: 'cancelled', jobs: [sampleJob([accepted])] }),
];

describe('countTheirs', () => {
  it('counts what somebody has until when, and what they have not answered', () => {
    expect(countTheirs(quotes).get('gu')).toEqual({
      ...{ jobs: 2, until: Date.parse('2026-11-28T10:00:00.000Z'), offered: 1 },
    });
  });
});

describe('findLastFee', () => {
  it('is that of the job handed out last, of those with one', () => {
    const later = { state: 'offered', at: '2026-11-21T10:00:00.000Z' };
    const fee = { currency: 'GBP', kind: 'fixed', amount: '240.00', total: '240.00' };
    const { fee: _fee, ...unpaid } = sampleJob([], {
      steps: [{ ...later, at: '2026-11-22T10:00:00.000Z' }],
    });
    const jobs = [sampleJob([], { steps: [later], fee }), sampleJob(), unpaid];
    expect(findLastFee([sampleQuote({ jobs })], 'gu')).toEqual(fee);
    expect(findLastFee([sampleQuote({ jobs })], 'rebecca')).toBeUndefined();
  });
});
