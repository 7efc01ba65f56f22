import { sampleOffer } from '@yiqiao/contract/commands/sample-order';
import { describe, expect, it } from 'vitest';
import { parseFilters, withoutFilters, withView } from '../../address/find-query.ts';
import { rowClock } from '../../clocks/quote-clock.ts';
import { sampleQuote } from '../../test/sample-quote.ts';
import { findQuotes } from '../find-quotes.ts';
import { countViews, viewsOf } from './quote-views.ts';

const now = Date.parse('2026-11-20T12:00:00.000Z');
const hour = 3_600_000;
const job = { status: 'in-progress', timeZone: 'UTC', deadlineDate: '2026-11-20' } as const;
const quotes = [
  sampleQuote({ id: 'newest', createdAt: '2026-11-20T11:00:00.000Z' }),
  sampleQuote({
    id: 'opened',
    createdAt: '2026-11-20T10:00:00.000Z',
    openedAt: '2026-11-20T11:00:00.000Z',
  }),
  sampleQuote({ id: 'late', createdAt: '2026-11-19T11:00:00.000Z' }),
  sampleQuote({ id: 'quoted', offers: [sampleOffer({ validUntil: '2026-11-20T13:00:00.000Z' })] }),
  sampleQuote({ id: 'job', ...job, deadlineTime: '14:00' }),
  sampleQuote({ id: 'done', status: 'completed' }),
];

describe('viewsOf', () => {
  it('takes work past the day that the client asked for as overdue, since its clock says so', () => {
    const [, , , , quote = sampleQuote()] = quotes;
    expect(viewsOf(quote, now)).toMatchObject({ views: ['to-deliver'], dueAt: now + 2 * hour });
    expect(viewsOf(quote, now + 2 * hour).views).toEqual(['to-deliver']);
    expect(viewsOf(quote, now + 2 * hour + 1).views).toEqual(['to-deliver', 'overdue']);
    expect(viewsOf(quote, now).views).toEqual(['to-deliver']);
  });
});

describe('unpaid', () => {
  const accepted = (id: string, at: string, differences = {}) =>
    sampleQuote({
      id,
      offers: [sampleOffer({ total: '2005.20', currency: 'CNY' })],
      acceptance: { version: 1, name: 'Ouyang', at },
      ...differences,
    });
  const payment = {
    id: 'p1',
    way: 'bank',
    receivedOn: '2026-11-10',
    at: '2026-11-10T09:00:00.000Z',
  };
  const orders = [
    accepted('last-week', '2026-11-12T09:00:00.000Z', { status: 'completed' }),
    accepted('paid', '2026-11-01T09:00:00.000Z', {
      recordedPayments: [{ ...payment, amount: '2005.20', currency: 'CNY' }],
    }),
    accepted('in-part', '2026-10-09T09:00:00.000Z', {
      status: 'in-progress',
      recordedPayments: [{ ...payment, amount: '800.00', currency: 'CNY' }],
    }),
    sampleQuote({ id: 'not-accepted' }),
  ];

  it('is what is agreed and has not come, at any status, the longest first', () => {
    const query = { ...parseFilters(new URLSearchParams('view=unpaid')), text: '' };
    expect(findQuotes(orders, query, now).map(({ id }) => id)).toEqual(['in-part', 'last-week']);
    expect(countViews(orders, now).counts.unpaid).toBe(2);
  });

  it('shows in other views after a week, where nothing is due before', () => {
    const [lastWeek = sampleQuote()] = orders;
    expect(rowClock(lastWeek, now).text).toBe('Unpaid for 8 days');
    expect(rowClock(lastWeek, now - 24 * hour).text).not.toContain('Unpaid');
    const delivering = { ...lastWeek, ...job, deadlineTime: '14:00' };
    expect(rowClock(delivering, now).text).not.toContain('Unpaid');
  });
});

describe('overdue', () => {
  it('is the same in the count, the view and the clock of each row', () => {
    const longAgo = '2026-10-27T20:00:00.000Z';
    const message = { id: 'm', from: 'client', text: 'Article 3.', at: '2026-11-19T11:00:00.000Z' };
    const late = [
      sampleQuote({ createdAt: longAgo, fileDeletionDueAt: '2026-11-26T20:00:00.000Z' }),
      sampleQuote({ status: 'completed', messages: [message] }),
      sampleQuote({ ...job, deadlineTime: '10:00' }),
      sampleQuote({ id: 'in-time', createdAt: '2026-11-20T11:00:00.000Z' }),
      sampleQuote({ id: 'silent', status: 'completed' }),
    ];
    const counted = late.filter((quote) => viewsOf(quote, now).views.includes('overdue'));
    const shown = late.filter((quote) => rowClock(quote, now).urgency === 'overdue');
    expect(counted).toEqual(late.slice(0, 3));
    expect(shown).toEqual(counted);
    expect(countViews(late, now).counts.overdue).toBe(3);
  });
});

describe('countViews', () => {
  it('counts each view, and anew only when time has moved a submission', () => {
    const first = countViews(quotes, now);
    expect(first.counts).toEqual({
      new: 2,
      'to-answer': 3,
      waiting: 1,
      'to-deliver': 1,
      unpaid: 0,
      overdue: 1,
    });
    expect(countViews(quotes, now + hour - 1)).toBe(first);
    const later = countViews(quotes, now + hour);
    expect(later.counts).toMatchObject({ 'to-answer': 4, waiting: 0 });
    expect(countViews(quotes, now + 2 * hour + 1).counts.overdue).toBe(2);
  });
});

describe('a view of the list', () => {
  const find = (view: 'to-answer' | 'new' | 'overdue') => {
    const query = { ...parseFilters(new URLSearchParams({ view })), text: '' };
    return findQuotes(quotes, query, now).map(({ id }) => id);
  };

  it('has what is due first at its top', () => {
    expect(find('to-answer')).toEqual(['late', 'opened', 'newest']);
    expect(find('overdue')).toEqual(['late']);
    expect(find('new')).toEqual(['late', 'newest']);
  });

  it('is one choice with the statuses, and kept in the address with its usual order', () => {
    const begin = new URLSearchParams('status=pending&sort=cost&quote=q1&due=today');
    expect(`${withView(begin, 'new')}`).toBe('quote=q1&due=today&view=new');
    expect(`${withView(withView(begin, 'new'), 'completed')}`).toBe(
      'quote=q1&due=today&status=completed',
    );
    expect(`${withView(begin, 'completed')}`).toBe('sort=cost&quote=q1&due=today&status=completed');
    expect(`${withView(begin, null)}`).toBe('sort=cost&quote=q1&due=today');
    expect(`${withoutFilters(begin)}`).toBe('sort=cost&quote=q1');
    expect(`${withView(new URLSearchParams('settings=company'), 'new')}`).toBe('view=new');
    expect(parseFilters(new URLSearchParams('view=new&status=pending'))).toMatchObject({
      view: 'new',
      status: null,
      sort: 'due',
    });
  });
});
