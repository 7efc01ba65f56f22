import type { Job, JobStep } from '@yiqiao/contract/record/job';

const offered: JobStep = { state: 'offered', at: '2026-11-20T10:00:00.000Z' };

/** The document of a submission with 顾一鸣, after these steps, and what a test wants to be different. */
export function sampleJob(steps: readonly JobStep[] = [], differences: Partial<Job> = {}): Job {
  return {
    id: 'job-1',
    number: 1,
    version: 1,
    translator: { id: 'gu', name: '顾一鸣' },
    translationDirection: 'English to Chinese Translation',
    words: 8912,
    dueAt: '2026-11-26T10:00:00.000Z',
    fee: { currency: 'CNY', kind: 'per-word', amount: '0.35', total: '3119.20' },
    files: [{ id: 'source', fileName: 'agreement.txt' }],
    steps: [offered, ...steps],
    messages: [],
    finished: [],
    ...differences,
  };
}
