import { describe, expect, it } from 'vitest';
import { doneJob } from '../test/sample-jobs.ts';
import { feesByMonth } from './fees-by-month.ts';

describe('feesByMonth', () => {
  it('adds up each currency by itself, the latest month first', () => {
    const jobs = [
      doneJob('2026-10-12T08:00:00.000Z', { currency: 'GBP', total: '80.00' }),
      doneJob('2026-11-02T08:00:00.000Z', { currency: 'CNY', total: '3119.20' }),
      doneJob('2026-11-20T08:00:00.000Z', { currency: 'GBP', total: '292.40' }),
      doneJob('2026-11-21T08:00:00.000Z', { currency: 'GBP', total: '120.10' }),
    ];
    expect(feesByMonth(jobs)).toMatchObject([
      {
        month: '2026-11',
        lines: [{ job: jobs[3] }, { job: jobs[2] }, { job: jobs[1] }],
        sums: [
          { currency: 'CNY', cents: 311_920 },
          { currency: 'GBP', cents: 41_250 },
        ],
      },
      { month: '2026-10', sums: [{ currency: 'GBP', cents: 8000 }] },
    ]);
  });

  it('counts a job from its first hand-in on, as the office does', () => {
    const done = doneJob('2026-11-20T08:00:00.000Z', { currency: 'GBP', total: '292.40' });
    const { fee: _none, ...free } = done;
    const [given] = done.steps;
    const returned = { ...done, state: 'returned', steps: given ? [given] : [] };
    expect(feesByMonth([free, { ...done, steps: [] }, { ...done, state: 'taken-back' }])).toEqual(
      [],
    );
    expect(feesByMonth([returned])).toMatchObject([{ month: '2026-11' }]);
  });
});
