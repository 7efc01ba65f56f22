import { sampleOffer } from '@yiqiao/contract/commands/sample-order';
import { describe, expect, it } from 'vitest';
import { dayText, findOfferChanges } from './offer-changes.ts';

const now = Date.parse('2026-11-20T12:00:00.000Z');
const accepted = sampleOffer({ currency: 'CNY', note: 'Two rounds of revision.\nWith the stamp.' });

describe('findOfferChanges', () => {
  it('says what is different, with what was agreed', () => {
    const terms = { ...accepted, wordCount: 1200, total: '120.00', payBy: '2026-12-24' };
    expect(findOfferChanges(accepted, terms, now).changes).toEqual([
      { name: 'wordCount', before: '9 words', after: '1,200 words' },
      { name: 'total', before: '¥0.90', after: '¥120.00' },
      { name: 'payBy', before: 'no day set', after: 'Thu 24 Dec' },
    ]);
  });

  it('names the lines of the note that were dropped, and those that are new', () => {
    const note = 'With the stamp.\nOne sworn copy.';
    expect(findOfferChanges(accepted, { ...accepted, note }, now)).toEqual({
      changes: [],
      dropped: ['Two rounds of revision.'],
      added: ['One sworn copy.'],
    });
  });

  it('takes no difference that nobody would see, nor what has not been typed yet, for a change', () => {
    const { note } = accepted;
    const deliverBy = '2026-11-27T12:00:30.000Z';
    const none = { changes: [], dropped: [], added: [] };
    expect(findOfferChanges(accepted, { deliverBy, note }, now)).toEqual(none);
  });
});

describe('dayText', () => {
  it('names a day of the calendar, whatever the zone', () => {
    expect(dayText('2027-01-01', now)).toBe('Fri 1 Jan 2027');
  });
});
