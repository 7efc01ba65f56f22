import type { TranslatorJob } from '@yiqiao/contract/translator/translator-job';
import { asTranslatorSees } from '@yiqiao/contract/translator/translator-job';
import { describe, expect, it } from 'vitest';
import { sampleJob } from '../../test/sample-job.ts';
import { sampleQuote } from '../../test/sample-quote.ts';
import { findInJob } from './find-in-job.ts';

const since = Date.parse('2026-11-20T09:00:00.000Z');
const now = Date.parse('2026-11-26T07:30:00.000Z');
const later = '2026-11-25T18:00:00.000Z';

function find(job: TranslatorJob, at = now) {
  return findInJob(job, { since, now: at }).map(({ event, text }) => [event, text]);
}

const see = (...given: Parameters<typeof sampleJob>) =>
  asTranslatorSees(sampleQuote(), sampleJob(...given));

describe('findInJob', () => {
  it('finds an offer, what was returned with its note, and what the office wrote', () => {
    expect(find(see())).toEqual([['handed-over', 'A job is offered to you']]);
    const returned = { state: 'returned', at: later, note: 'Clause 4.2, please.' };
    const messages = [
      { id: 'a', from: 'office', text: 'By noon?', at: later },
      { id: 'b', from: 'translator', text: 'Yes.', at: later },
    ];
    const job = see([{ state: 'accepted', at: later }, returned], { messages });
    expect(find(job)).toContainEqual(['handed-over', 'Clause 4.2, please.']);
    expect(find(job)).toContainEqual(['question', 'By noon?']);
    expect(find(job)).not.toContainEqual(['question', 'Yes.']);
  });

  it('finds what is due today or late, while it is in work', () => {
    const job = see([{ state: 'accepted', at: later }]);
    const due = Date.parse(job.dueAt);
    expect(find(job, due - 60_000)).toContainEqual(['due-soon', null]);
    expect(find(job, due + 60_000)).toContainEqual(['overdue', null]);
    const handedIn = see([
      { state: 'accepted', at: later },
      { state: 'handed-in', at: later },
    ]);
    expect(find(handedIn, due + 60_000)).not.toContainEqual(['overdue', null]);
  });
});
