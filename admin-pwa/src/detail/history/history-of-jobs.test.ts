import type { JobStep } from '@yiqiao/contract/record/job';
import { describe, expect, it } from 'vitest';
import { sampleJob } from '../../test/sample-job.ts';
import { sampleQuote } from '../../test/sample-quote.ts';
import { createSayWho } from '../../ui/say-who.ts';
import { jobLines } from './history-of-jobs.ts';

const at = '2026-11-20T11:00:00.000Z';
const gu = { id: 'gu', name: '顾一鸣' };
const office = { device: 'Chrome on Windows', by: { id: 'shen', name: '沈若兰' } };

function saidOf(...steps: readonly JobStep[]) {
  const quote = sampleQuote({ jobs: [sampleJob(steps)] });
  return jobLines(quote, createSayWho(true)).map((line) => line && [line.what, line.note]);
}

describe('jobLines', () => {
  it('says to whom a job went, and with what', () => {
    expect(saidOf()).toEqual([['Handed to 顾一鸣', '1 file, 8,912 words']]);
  });

  it('says who did each step, and what they wrote', () => {
    const steps = saidOf(
      { state: 'accepted', at, by: gu },
      { state: 'handed-in', at, fileIds: ['a', 'b'], note: 'Page two is unclear.', by: gu },
      { state: 'returned', at, note: 'Stamp it.', ...office },
      { state: 'taken-back', at, ...office },
    );
    expect(steps.slice(1)).toEqual([
      ['Accepted by 顾一鸣', '顾一鸣'],
      ['Handed in by 顾一鸣', '2 files, “Page two is unclear.”, 顾一鸣'],
      ['Returned to 顾一鸣', '“Stamp it.”, 沈若兰, Chrome on Windows'],
      ['Taken back from 顾一鸣', '沈若兰, Chrome on Windows'],
    ]);
  });

  it('tells changed terms from another state', () => {
    const [, changed] = saidOf({ state: 'offered', at, was: { words: 9 }, ...office });
    expect(changed?.[0]).toBe('Terms changed for 顾一鸣');
  });

  it('says why a job ended by itself', () => {
    const [, ended] = saidOf({ state: 'taken-back', at, because: 'removed' });
    expect(ended?.[1]).toBe('顾一鸣 was removed, by itself');
  });
});
