import { describe, expect, it } from 'vitest';
import { keepAll } from '../../files/file-deletion.ts';
import { isUnopened } from '../../life/order-life.ts';
import { sampleQuote } from '../sample-quote.ts';
import { decideOpening } from './mark-opened.ts';
import { decideStatus } from './set-status.ts';

const at = Date.parse('2026-11-20T10:00:00.000Z');

describe('decideOpening', () => {
  it('keeps when it was first opened', () => {
    const unopened = sampleQuote();
    const opened = decideOpening(unopened, {}, { at });
    expect(opened).toMatchObject({
      kind: 'changed',
      quote: { openedAt: '2026-11-20T10:00:00.000Z' },
    });
    expect(isUnopened(unopened)).toBe(true);
    expect(isUnopened(opened.quote)).toBe(false);
    expect(decideOpening(opened.quote, {}, { at: at + 1 })).toEqual({
      kind: 'unchanged',
      quote: opened.quote,
    });
  });

  it('leaves in force what was decided on the revision before, and when the record was last touched', () => {
    const before = sampleQuote();
    const { quote } = decideOpening(before, {}, { at });
    expect(quote.revision).toBe(before.revision + 1);
    expect(quote.updatedAt).toBe(before.updatedAt);
    const context = { at, rules: keepAll, ifRevision: before.revision };
    expect(decideStatus(quote, { status: 'in-progress' }, context).kind).toBe('changed');
  });
});
