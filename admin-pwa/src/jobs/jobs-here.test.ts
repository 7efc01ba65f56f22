import { jobIdOf } from '@yiqiao/contract/record/job-id';
import { describe, expect, it } from 'vitest';
import type { Aside, OutboxEntry } from '../offline/outbox/outbox-entry.ts';
import { queueAside } from '../offline/outbox/queue-entries.ts';
import { sampleJob } from '../test/sample-job.ts';
import { sampleQuote } from '../test/sample-quote.ts';
import { jobsHere } from './jobs-here.ts';

const at = Date.parse('2026-11-20T12:00:00.000Z');
const theirs = sampleJob();
const quote = sampleQuote({ status: 'in-progress', jobs: [theirs] });
const colleagues = [{ id: 'rebecca', name: 'Rebecca Thorne' }];

const queue = (entries: readonly OutboxEntry[], aside: Aside, changeId: string) =>
  queueAside(entries, { quote, username: 'office', at, aside, changeId });

const handOut: Aside = {
  command: 'handOutJob',
  request: {
    ...{ personId: 'rebecca', fileIds: ['source'], words: 9 },
    dueAt: '2026-11-26T10:00:00.000Z',
  },
};

describe('jobsHere', () => {
  it('adds what waits here to what others have handed out', () => {
    const { jobs } = jobsHere(quote, queue([], handOut, 'job-2'), colleagues);
    expect(jobs).toMatchObject([
      { id: 'job-1', translator: { name: '顾一鸣' } },
      { id: 'job-2', number: 2, translator: { id: 'rebecca', name: 'Rebecca Thorne' } },
    ]);
  });

  it('takes back what has not arrived either', () => {
    const jobId = jobIdOf(quote.id, 'job-2');
    const entries = queue(queue([], handOut, 'job-2'), takeBack(jobId), 'back');
    const { jobs = [] } = jobsHere(quote, entries, colleagues);
    expect(jobs.map(({ steps }) => steps.at(-1)?.state)).toEqual(['offered', 'taken-back']);
  });

  it('leaves everything else of the order as the server has it', () => {
    const note = queue([], { command: 'keepNote', request: { text: 'Call her.' } }, 'note');
    expect(jobsHere(quote, note, colleagues)).toBe(quote);
    const both = queue(note, handOut, 'job-2');
    expect(jobsHere(quote, both, colleagues).notes).toBe(quote.notes);
  });
});

function takeBack(jobId: string): Aside {
  return { command: 'takeBackJob', request: { jobId } };
}
