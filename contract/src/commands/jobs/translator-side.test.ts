import { describe, expect, it } from 'vitest';
import { keepAll } from '../../files/file-deletion.ts';
import type { Decidable } from '../../record/decision.ts';
import { jobState } from '../../record/job.ts';
import {
  sampleJobId as jobId,
  jobOf,
  orderWithJob,
  orderWithJobIn,
  sampleJobAt,
  sampleFinished as uploaded,
} from '../sample-job.ts';
import { decideJobAcceptance } from './accept-job.ts';
import { decideJobChange } from './change-job.ts';
import { decideJobRefusal } from './decline-job.ts';
import { decideHandIn } from './hand-in-job.ts';
import { decideOnJob } from './job-decision.ts';
import { decideOfficeMessage, decideTranslatorMessage } from './write-in-job.ts';

const at = sampleJobAt + 3_600_000;
const moment = new Date(at).toISOString();
const context = { at, rules: keepAll };

type OnJob = Parameters<typeof decideOnJob<Decidable, string>>[3];
const translatorDoes = (quote: Decidable, decide: OnJob) =>
  decideOnJob<Decidable, string>(quote, jobId, context, decide);
const accept = (quote: Decidable, more: object = {}) =>
  translatorDoes(quote, (job) =>
    decideJobAcceptance(job, { jobId, changeId: 'accept-1', ...more }, context),
  );
const handIn = (quote: Decidable, more: object = {}) =>
  translatorDoes(quote, (job) =>
    decideHandIn(job, { jobId, fileIds: ['done'], changeId: 'hand-in-1', ...more }, context),
  );

describe('what a translator does', () => {
  it('accepts, once', () => {
    const { quote } = accept(orderWithJob(), { device: 'iPhone' });
    expect(jobOf(quote).steps.at(-1)).toEqual({
      ...{ state: 'accepted', device: 'iPhone', changeId: 'accept-1', at: moment },
    });
    expect(accept(quote).kind).toBe('unchanged');
    expect(accept(quote, { changeId: 'accept-2' }).kind).toBe('unchanged');
  });

  it('does not accept terms that they have not seen', () => {
    const terms = { jobId, words: 8912, dueAt: '2026-11-24T10:00:00.000Z', changeId: 'change-1' };
    const { quote } = decideJobChange(orderWithJob(), terms, context);
    expect(jobOf(quote)).toMatchObject({ version: 2, dueAt: terms.dueAt });
    expect(jobOf(quote)).not.toHaveProperty('fee');
    expect(jobOf(quote).steps.at(-1)).toMatchObject({
      state: 'offered',
      was: { dueAt: '2026-11-26T10:00:00.000Z', fee: { total: '3119.20' } },
    });
    expect(accept(quote, { version: 1 })).toMatchObject({ reason: 'job-changed' });
    expect(accept(quote, { version: 2 }).kind).toBe('changed');
    expect(decideJobChange(quote, terms, context).kind).toBe('unchanged');
    expect(decideJobChange(quote, { ...terms, changeId: 'again' }, context).kind).toBe('unchanged');
  });

  it('declines with a line, also what they had accepted', () => {
    const decline = (quote: Decidable, note?: string) =>
      translatorDoes(quote, (job) =>
        decideJobRefusal(job, { jobId, changeId: 'decline-1', ...(note && { note }) }, context),
      );
    const { quote } = decline(accept(orderWithJob()).quote, 'From Friday gladly.');
    const last = jobOf(quote).steps.at(-1);
    expect(last).toMatchObject({ state: 'declined', note: 'From Friday gladly.' });
    expect(decline(quote).kind).toBe('unchanged');
    expect(accept(quote)).toMatchObject({ kind: 'unchanged' });
    expect(accept(quote, { changeId: 'later' })).toMatchObject({ reason: 'job-moved-on' });
    expect(decline(orderWithJobIn('done'))).toMatchObject({ reason: 'job-moved-on' });
  });

  it('hands in files that are there, once', () => {
    const work = orderWithJobIn('accepted', { finished: [uploaded] });
    const { quote } = handIn(work, { note: '第三十二条' });
    expect(jobOf(quote)).toMatchObject({
      finished: [{ handedInAt: moment }],
      steps: [{}, {}, { state: 'handed-in', note: '第三十二条', fileIds: ['done'] }],
    });
    expect(handIn(quote).kind).toBe('unchanged');
    expect(handIn(quote, { changeId: 'more' })).toMatchObject({ reason: 'job-moved-on' });
    const [handedIn] = jobOf(quote).finished;
    const missing = [
      orderWithJobIn('accepted'),
      orderWithJobIn('accepted', { finished: [{ ...uploaded, removedAt: moment }] }),
      orderWithJobIn('returned', {
        finished: [{ ...uploaded, ...handedIn, takenOver: { at: moment } }],
      }),
    ];
    for (const order of missing)
      expect(handIn(order)).toMatchObject({ reason: 'job-file-missing' });
  });

  it('writes to the office and is answered, in one thread with two sides', () => {
    const asked = translatorDoes(orderWithJob(), (job) =>
      decideTranslatorMessage(job, { jobId, text: '验资？', changeId: 'same' }, context),
    ).quote;
    const answer = { jobId, text: 'The longer one.', changeId: 'same' };
    const { quote } = decideOfficeMessage(asked, answer, context);
    expect(jobOf(quote).messages).toMatchObject([
      { from: 'translator', text: '验资？' },
      { from: 'office', text: 'The longer one.' },
    ]);
    expect(decideOfficeMessage(quote, answer, context).kind).toBe('unchanged');
    expect(decideOfficeMessage(quote, { ...answer, jobId: 'order.none' }, context)).toMatchObject({
      reason: 'job-missing',
    });
  });
});

describe('jobState', () => {
  it('ends with the order, as long as that is over', () => {
    const state = (last: string, status: string) => jobState(jobOf(orderWithJobIn(last)), status);
    expect(state('accepted', 'in-progress')).toBe('accepted');
    expect(state('accepted', 'cancelled')).toBe('taken-back');
    expect(state('handed-in', 'completed')).toBe('done');
    expect(state('declined', 'completed')).toBe('declined');
    const work = orderWithJobIn('accepted', { finished: [uploaded] });
    expect(handIn({ ...work, status: 'cancelled' })).toMatchObject({ reason: 'job-moved-on' });
  });
});
