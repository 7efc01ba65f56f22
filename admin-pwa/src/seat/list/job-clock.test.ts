import { describe, expect, it } from 'vitest';
import { sampleTranslatorJob } from '../test/sample-jobs.ts';
import { jobClock } from './job-clock.ts';

const now = new Date('2026-11-25T10:00:00').getTime();
const inHours = (hours: number) => new Date(now + hours * 3_600_000).toISOString();
const clockOf = (...sample: Parameters<typeof sampleTranslatorJob>) => {
  const { text, urgency } = jobClock(sampleTranslatorJob(...sample), now);
  return [text, urgency];
};

describe('jobClock', () => {
  it('gets more pressing as the moment comes nearer', () => {
    expect(clockOf('accepted', { dueAt: inHours(60) })).toEqual(['Due Fri 27 Nov, 22:00', 'calm']);
    expect(clockOf('returned', { dueAt: inHours(20) })).toEqual(['Due tomorrow at 06:00', 'soon']);
    expect(clockOf('accepted', { dueAt: inHours(8) })).toEqual(['Due today at 18:00', 'urgent']);
    expect(clockOf('accepted', { dueAt: inHours(-3) })).toEqual(['Late by 3 h', 'overdue']);
  });

  it('calls nobody late with an answer', () => {
    const offered = (hours: number) => clockOf('offered', { answerBy: inHours(hours) });
    expect(offered(8)).toEqual(['Answer by today at 18:00', 'soon']);
    expect(offered(-2)).toEqual(['Answer by today at 08:00', 'soon']);
    expect(offered(48)).toEqual(['Answer by Fri 27 Nov, 10:00', 'calm']);
    const [text] = clockOf('offered', { steps: [{ state: 'offered', at: inHours(-24) }] });
    expect(text).toBe('Offered Tue 24 Nov, 10:00');
  });

  it('says since when a job is over, where that is known', () => {
    const steps = [{ state: 'handed-in', at: inHours(-24) }];
    expect(clockOf('handed-in', { steps })).toEqual(['Handed in Tue 24 Nov, 10:00', 'calm']);
    expect(clockOf('done', { steps })).toEqual(['Done', 'calm']);
    expect(clockOf('taken-back', { steps })).toEqual(['Taken back', 'calm']);
  });
});
