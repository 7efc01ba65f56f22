import { sampleOffer } from '@yiqiao/contract/commands/sample-order';
import { describe, expect, it } from 'vitest';
import { type FindQuery, parseFilters } from '../address/find-query.ts';
import { sampleQuote } from '../test/sample-quote.ts';
import { findQuotes } from './find-quotes.ts';
import { countStatuses } from './views/count-statuses.ts';

const now = Date.parse('2026-11-20T12:00:00.000Z');
const everything: FindQuery = {
  text: '',
  view: null,
  status: null,
  direction: null,
  due: null,
  sort: 'newest',
};

const quotes = [
  sampleQuote({
    id: 'menu',
    customerName: 'Tomás Herrera',
    fileName: 'Menu 菜单.pptx',
    estimatedCost: '618.75',
    deadlineDate: '2026-11-23T12:00:00.000Z',
    timeZone: 'UTC',
    createdAt: '2026-11-20T11:00:00.000Z',
  }),
  sampleQuote({
    id: 'law',
    customerName: '陈思远 Chen Siyuan',
    reference: 'YQ-LAW0-0001',
    status: 'in-progress',
    translationDirection: 'Chinese to English Translation',
    estimatedCost: 'unknown',
    deadlineDate: '2026-11-19T12:00:00.000Z',
    timeZone: 'UTC',
  }),
  sampleQuote({ id: 'late', createdAt: '2026-11-18T09:00:00.000Z', estimatedCost: '94.20' }),
];

function find(differences: Partial<FindQuery>): string[] {
  return findQuotes(quotes, { ...everything, ...differences }, now).map(({ id }) => id);
}

describe('findQuotes', () => {
  it.each([
    ['tomas', ['menu']],
    ['ＴＯＭＡＳ', ['menu']],
    ['菜单', ['menu']],
    ['思远', ['law']],
    ['law0', ['law']],
    ['northbay margaret', ['late']],
    ['chen menu', []],
  ])('finds %s', (text, ids) => {
    expect(find({ text })).toEqual(ids);
  });

  it('narrows by status, service and due', () => {
    expect(find({ status: 'in-progress' })).toEqual(['law']);
    expect(find({ direction: 'Chinese to English Translation' })).toEqual(['law']);
    expect(find({ due: 'reply-overdue' })).toEqual(['late']);
    expect(find({ due: 'overdue' })).toEqual(['law']);
    expect(find({ due: 'week' })).toEqual(['menu']);
    expect(find({ due: 'none' })).toEqual(['late']);
  });

  it('sorts what has no value to the end', () => {
    expect(find({ sort: 'deadline' })).toEqual(['law', 'menu', 'late']);
    expect(find({ sort: 'reply' })).toEqual(['late', 'menu', 'law']);
    expect(find({ sort: 'cost' })).toEqual(['menu', 'late', 'law']);
  });

  it('sorts by what was quoted rather than by what was estimated', () => {
    const offer = sampleOffer({ total: '1205.20' });
    const dear = sampleQuote({ id: 'dear', estimatedCost: '1.80', offers: [offer] });
    const found = findQuotes([...quotes, dear], { ...everything, sort: 'cost' }, now);
    expect(found.map(({ id }) => id)).toEqual(['dear', 'menu', 'late', 'law']);
  });
});

describe('countStatuses', () => {
  it('counts an unknown status under none', () => {
    const counts = countStatuses([...quotes, sampleQuote({ status: 'archived' })]);
    expect(counts).toEqual({ pending: 2, 'in-progress': 1, completed: 0, cancelled: 0 });
  });
});

describe('parseFilters', () => {
  it('ignores what is not a filter', () => {
    const params = new URLSearchParams('status=lost&due=today&sort=price&service=Chinese+Writing');
    expect(parseFilters(params)).toEqual({
      view: null,
      status: null,
      direction: 'Chinese Writing',
      due: 'today',
      sort: 'newest',
    });
  });
});
