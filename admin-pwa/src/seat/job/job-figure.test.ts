import { describe, expect, it } from 'vitest';
import { sampleTranslatorJob } from '../test/sample-jobs.ts';
import { jobFigure } from './job-figure.ts';

const due = Date.parse('2026-11-26T10:00:00.000Z');
const hour = 3_600_000;
const minute = 60_000;

function figure(state: string, leftMs = 0) {
  const { parts, ...rest } = jobFigure(sampleTranslatorJob(state), due - leftMs);
  return { text: parts.map(({ value, unit }) => `${value} ${unit}`.trim()).join(' '), ...rest };
}

describe('jobFigure', () => {
  it('says how much an offer is, beside an empty stop', () => {
    expect(figure('offered', 20 * hour)).toEqual({ text: '8,912 words', stop: 0, isLate: false });
  });

  it('says how much time is left of work, in its two largest units and without what is none', () => {
    expect(figure('accepted', 11 * hour + 29 * minute).text).toBe('11 h 29 min');
    expect(figure('returned', 26 * hour).text).toBe('26 h');
    expect(figure('accepted', 74 * hour + 59 * minute).text).toBe('3 d 2 h');
    expect(figure('accepted', 40 * minute).text).toBe('40 min');
    expect(figure('accepted', minute / 2).text).toBe('less than a minute');
  });

  it('says by how much work is late', () => {
    expect(figure('accepted', -(2 * hour + 5 * minute))).toEqual({
      text: '2 h 5 min late',
      stop: 1,
      isLate: true,
    });
  });

  it('fills the stop from the acceptance to the moment due', () => {
    // Accepted on 20 November at 11:00.
    const promised = due - Date.parse('2026-11-20T11:00:00.000Z');
    expect(figure('accepted', promised).stop).toBe(0);
    expect(figure('accepted', promised / 4).stop).toBeCloseTo(0.75);
    expect(figure('accepted', promised + hour).stop).toBe(0);
  });

  it('does not begin anew when the terms have changed', () => {
    const job = sampleTranslatorJob('accepted');
    const changed = { state: 'accepted', at: '2026-11-24T10:00:00.000Z', was: { words: 8000 } };
    const { stop } = jobFigure({ ...job, steps: [...job.steps, changed] }, due - 48 * hour);
    expect(stop).toBe(jobFigure(job, due - 48 * hour).stop);
  });

  it('is full once it was handed in, and not filled where the job is not theirs any more', () => {
    expect(figure('handed-in', -hour)).toEqual({ text: '8,912 words', stop: 1, isLate: false });
    expect(figure('done').stop).toBe(1);
    expect(figure('declined').stop).toBe('gone');
    expect(figure('taken-back').stop).toBe('gone');
  });
});
