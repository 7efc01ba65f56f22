import { describe, expect, it } from 'vitest';
import { sampleTranslatorJob } from '../test/sample-jobs.ts';
import { countJobs, jobSince, jobsOfView, viewOfJob } from './job-views.ts';

const at = (id: string, state: string, moment: string) =>
  sampleTranslatorJob(state, { id, dueAt: moment, steps: [{ state, at: moment }] });

describe('viewOfJob', () => {
  it.each([
    ['offered', 'to-answer'],
    ['accepted', 'in-work'],
    ['returned', 'in-work'],
    ['handed-in', 'handed-in'],
    ['done', 'done'],
    ['declined', 'done'],
    ['taken-back', 'done'],
    ['a state of later', 'in-work'],
  ])('puts %s into %s', (state, view) => {
    expect(viewOfJob({ state })).toBe(view);
  });
});

describe('jobsOfView', () => {
  it('puts what is due first on top, and of what is over the latest', () => {
    const jobs = [
      at('a', 'accepted', '2026-11-26T10:00:00.000Z'),
      at('b', 'returned', '2026-11-25T10:00:00.000Z'),
      at('c', 'done', '2026-11-20T10:00:00.000Z'),
      at('d', 'declined', '2026-11-21T10:00:00.000Z'),
    ];
    const ids = (view: Parameters<typeof jobsOfView>[1]) =>
      jobsOfView(jobs, view).map(({ id }) => id);
    expect(ids('in-work')).toEqual(['b', 'a']);
    expect(ids('done')).toEqual(['d', 'c']);
    expect(countJobs(jobs)).toEqual({ 'to-answer': 0, 'in-work': 2, 'handed-in': 0, done: 2 });
  });

  it('asks first for the answer that the office wants first', () => {
    const soon = at('soon', 'offered', '2026-11-28T10:00:00.000Z');
    const jobs = [
      at('other', 'offered', '2026-11-26T10:00:00.000Z'),
      { ...soon, answerBy: '2026-11-24T10:00:00.000Z' },
    ];
    expect(jobsOfView(jobs, 'to-answer').map(({ id }) => id)).toEqual(['soon', 'other']);
  });
});

describe('jobSince', () => {
  it('tells since when a job is in its state, whatever became of its terms', () => {
    const steps = [
      { state: 'offered', at: '2026-11-20T10:00:00.000Z' },
      { state: 'accepted', at: '2026-11-20T11:00:00.000Z' },
      { state: 'accepted', at: '2026-11-21T10:00:00.000Z', was: { words: 8000 } },
    ];
    expect(jobSince({ state: 'accepted', steps })).toBe('2026-11-20T11:00:00.000Z');
  });

  it('does not know when an order ended, and its job with it', () => {
    const steps = [{ state: 'accepted', at: '2026-11-20T11:00:00.000Z' }];
    expect(jobSince({ state: 'taken-back', steps })).toBeNull();
  });
});
