import { describe, expect, it } from 'vitest';
import { jobsOf } from '../../life/jobs.ts';
import { isAtRevision } from '../../record/revision.ts';
import { sampleQuote } from '../sample-quote.ts';
import { decideMailFailed, decideMailSent } from './decide-mail.ts';
import { withMails } from './with-mails.ts';

const at = '2026-11-20T10:00:00.000Z';
const now = Date.parse(at);
const hourMs = 3_600_000;
const queued = withMails(undefined, sampleQuote(), { office: null }, now);
const id = 'received';

describe('decideMailSent', () => {
  it('says when, once, and leaves decisions of people alone', () => {
    const { kind, quote } = decideMailSent(queued, { id }, now + 1000);
    expect(kind).toBe('changed');
    expect(quote.mails).toEqual([
      expect.objectContaining({ state: 'sent', attempts: 1, sentAt: '2026-11-20T10:00:01.000Z' }),
    ]);
    expect(jobsOf(queued)).toContain('mail');
    expect(jobsOf(quote)).not.toContain('mail');
    expect(isAtRevision(quote, queued.revision)).toBe(true);
    expect(decideMailSent(quote, { id }, now + 2000)).toEqual({ kind: 'unchanged', quote });
  });

  it('changes nothing about a mail that there is not', () => {
    expect(decideMailSent(queued, { id: 'quote.9' }, now).kind).toBe('unchanged');
  });
});

describe('decideMailFailed', () => {
  it('ends a refused mail at once, with what the server said as one plain line', () => {
    const reason = '550 5.1.1 \u202Eno such\r\n user';
    const { quote } = decideMailFailed(queued, { id, outcome: 'refused', reason }, now);
    expect(quote.mails?.[0]).toMatchObject({
      state: 'refused',
      attempts: 1,
      attemptedAt: at,
      lastReason: '550 5.1.1 no such user',
    });
    expect(jobsOf(quote)).not.toContain('mail');
  });

  it('keeps of a long reason what a person reads', () => {
    const failure = { id, outcome: 'later', reason: 'x'.repeat(5000) } as const;
    const { quote } = decideMailFailed(queued, failure, now);
    expect(quote.mails?.[0]?.lastReason).toHaveLength(300);
  });

  it('tries again after growing pauses, for two days, and then says that it gave up', () => {
    let quote = queued;
    let time = now;
    const pauses: number[] = [];
    while (quote.mails?.[0]?.state === 'queued') {
      quote = decideMailFailed(quote, { id, outcome: 'later', reason: '451 later' }, time).quote;
      const next = quote.mails?.[0]?.nextAttemptAt;
      if (next === undefined) break;
      pauses.push((Date.parse(next) - time) / 60_000);
      time = Date.parse(next);
    }
    expect(pauses).toEqual([1, 5, 15, 30, 60, 120, 240, 480, 720, 720, 489]);
    expect(time - now).toBe(48 * hourMs);
    expect(quote.mails?.[0]).toMatchObject({ state: 'given-up', attempts: 12 });
    expect(quote.mails?.[0]).not.toHaveProperty('nextAttemptAt');
  });

  it('waits no longer than a quarter of an hour for a server that cannot be reached', () => {
    let quote = queued;
    const failure = { id, outcome: 'unreachable', reason: 'ECONNREFUSED' } as const;
    for (let time = now; time < now + 5 * hourMs; time += hourMs) {
      quote = decideMailFailed(quote, failure, time).quote;
    }
    expect(quote.mails?.[0]).toMatchObject({
      attempts: 5,
      nextAttemptAt: '2026-11-20T14:15:00.000Z',
    });
  });
});
