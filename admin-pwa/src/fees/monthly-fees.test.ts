import type { Job } from '@yiqiao/contract/record/job';
import { describe, expect, it } from 'vitest';
import { sampleJob } from '../test/sample-job.ts';
import { sampleQuote } from '../test/sample-quote.ts';
import { sumFees } from './monthly-fees.ts';

const rebecca = { id: 'rebecca', name: 'Rebecca Thorne' };
const pounds = { currency: 'GBP', kind: 'fixed', amount: '240.10', total: '240.10' };

const handedIn = (at: string, differences: Partial<Job> = {}) =>
  sampleJob([{ state: 'handed-in', at, fileIds: [] }], differences);

const sumsOf = (...jobs: readonly Job[]) =>
  sumFees(jobs.map((job) => sampleQuote({ status: 'in-progress', jobs: [job] })));

describe('sumFees', () => {
  it('sums by month, translator and currency, and converts nothing', () => {
    const sums = sumsOf(
      handedIn('2026-11-26T08:00:00.000Z', { translator: rebecca, fee: pounds, words: 0 }),
      handedIn('2026-11-10T08:00:00.000Z'),
      handedIn('2026-11-26T08:00:00.000Z', { words: 88 }),
      handedIn('2026-11-27T08:00:00.000Z', { translator: rebecca }),
      handedIn('2026-10-15T08:00:00.000Z'),
    );
    expect(
      sums.map(({ month, name, currency, jobs, words, fees }) => [
        ...[month, name, currency],
        ...[jobs, words, fees],
      ]),
    ).toEqual([
      ['2026-10', '顾一鸣', 'CNY', 1, 8912, 311920],
      ['2026-11', 'Rebecca Thorne', 'CNY', 1, 8912, 311920],
      ['2026-11', 'Rebecca Thorne', 'GBP', 1, 0, 24010],
      ['2026-11', '顾一鸣', 'CNY', 2, 9000, 623840],
    ]);
  });

  it('keeps two of the same name apart, and one who has another name together', () => {
    const at = '2026-11-26T08:00:00.000Z';
    const namesake = { id: 'other', name: '顾一鸣' };
    const renamed = { id: 'gu', name: 'Gu Yiming' };
    expect(sumsOf(handedIn(at), handedIn(at, { translator: namesake }))).toHaveLength(2);
    expect(sumsOf(handedIn(at), handedIn(at, { translator: renamed }))).toMatchObject([
      { translatorId: 'gu', jobs: 2 },
    ]);
  });

  it('leaves out what has not been handed in, and what has no fee', () => {
    const { fee: _fee, ...unpaid } = handedIn('2026-11-26T08:00:00.000Z');
    expect(sumsOf(sampleJob(), unpaid)).toEqual([]);
  });
});
