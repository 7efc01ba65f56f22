import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { describe, expect, it } from 'vitest';
import { quoteClock } from '../clocks/quote-clock.ts';
import { sampleQuote } from '../test/sample-quote.ts';
import { findDue } from './due-next.tsx';

const now = Date.parse('2026-11-20T12:00:00.000Z');
const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString();

/** As it is shown: by the clocks of all. */
function findByClocks(quotes: readonly QuoteSubmission[]): string[] {
  return quotes
    .flatMap(({ id, ...quote }) => {
      const dueAt = quoteClock({ id, ...quote }, now)?.dueAt;
      return dueAt == null ? [] : [{ id, dueAt }];
    })
    .sort((one, other) => one.dueAt - other.dueAt)
    .slice(0, 8)
    .map(({ id }) => id);
}

describe('findDue', () => {
  it('shows the eight that are due first, whatever is overdue and closed orders whose client waits included', () => {
    const wishes = [{ id: 'w', what: 'export', at: hoursAgo(24 * 40) } as const];
    const quotes = [
      ...[3, 30, 7, 25, 1, 50, 12, 9].map((hours) =>
        sampleQuote({ id: `reply ${hours}`, createdAt: hoursAgo(hours) }),
      ),
      sampleQuote({ id: 'wish', status: 'completed', wishes }),
      sampleQuote({ id: 'closed', status: 'cancelled' }),
      sampleQuote({
        id: 'abandoned',
        createdAt: hoursAgo(24 * 24),
        fileDeletionDueAt: hoursAgo(-24 * 6),
      }),
      sampleQuote({
        id: 'job',
        status: 'in-progress',
        timeZone: 'UTC',
        deadlineDate: '2026-11-20',
        deadlineTime: '14:00',
      }),
    ];
    const found = findDue(quotes, now).map(({ quote }) => quote.id);
    expect(found).toEqual(findByClocks(quotes));
    expect(found.slice(0, 3)).toEqual(['abandoned', 'wish', 'reply 50']);
    expect(found).toContain('job');
  });
});
