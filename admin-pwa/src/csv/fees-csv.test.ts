import { describe, expect, it } from 'vitest';
import { sumFees } from '../fees/monthly-fees.ts';
import { sampleJob } from '../test/sample-job.ts';
import { sampleQuote } from '../test/sample-quote.ts';
import { feesToCsv } from './fees-csv.ts';

const steps = [{ state: 'handed-in', at: '2026-11-26T08:00:00.000Z', fileIds: [] }];

const linesOf = (name: string) => {
  const jobs = [sampleJob(steps, { translator: { id: 'gu', name } })];
  return feesToCsv(sumFees([sampleQuote({ jobs })]))
    .trim()
    .split('\r\n');
};

describe('feesToCsv', () => {
  it('has a line for each sum, with the fees as a number', () => {
    const [head, line, ...others] = linesOf('顾一鸣');
    expect(head).toMatch(/Month,Translator,Jobs,Words,Currency,Fees$/);
    expect(line).toBe('2026-11,顾一鸣,1,8912,CNY,3119.2');
    expect(others).toEqual([]);
  });

  it('makes no formula of a name', () => {
    expect(linesOf('=SUM(A1)')[1]).not.toMatch(/(^|,)"?=/);
  });
});
