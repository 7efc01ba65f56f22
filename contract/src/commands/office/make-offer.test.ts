import { describe, expect, it } from 'vitest';
import { keepAll } from '../../files/file-deletion.ts';
import { acceptedOffer } from '../../life/life-state.ts';
import type { Decidable } from '../../record/decision.ts';
import { sampleOffer } from '../sample-order.ts';
import { sampleQuote } from '../sample-quote.ts';
import { decideOffer, type OfferRequest } from './make-offer.ts';

const at = '2026-11-20T10:00:00.000Z';
const now = Date.parse(at);
const day = 24 * 3_600_000;
const quote = sampleQuote({ timeZone: 'Asia/Hong_Kong' });
const command: OfferRequest = {
  wordCount: 9,
  pricePerWord: '0.225',
  deliverBy: '2026-11-27T12:00:00+08:00',
  changeId: 'offer-0001',
  device: '前台',
};

type Changes = Partial<OfferRequest> & { readonly ifRevision?: number };
const decide = ({ ifRevision, ...changes }: Changes = {}, of: Decidable = quote) =>
  decideOffer(of, { ...command, ...changes }, { at: now, rules: keepAll, ifRevision });

describe('decideOffer', () => {
  it('names to whom the invoice goes, as it was known then', () => {
    const details = { title: '远航', taxNumber: '91310115MA1K4PQ630', telephone: '021-50812266' };
    const billing = { id: 'billing-1', by: 'client', at, ...details };
    const { addressee } = decide({}, { ...quote, billing }).quote.offers?.at(-1) ?? {};
    expect(addressee).toEqual({ title: '远航', taxNumber: '91310115MA1K4PQ630' });
  });

  it('makes the first version, with the price that its words come to', () => {
    const decision = decide({ note: ' Two terms are kept.\r\n定金 ', ifRevision: 3 });
    expect(decision.kind).toBe('changed');
    expect(decision.quote).toMatchObject({ revision: 4, status: 'pending', updatedAt: at });
    expect(decision.quote.offers).toEqual([
      {
        version: 1,
        wordCount: 9,
        countedWords: 9,
        pricePerWord: '0.225',
        total: '2.03',
        currency: 'USD',
        deliverBy: '2026-11-27T04:00:00.000Z',
        timeZone: 'Asia/Hong_Kong',
        validUntil: '2026-12-20T10:00:00.000Z',
        note: 'Two terms are kept.\n定金',
        at,
        device: '前台',
        changeId: 'offer-0001',
      },
    ]);
  });

  it('makes the next version and keeps those before as they were', () => {
    const first = decide().quote;
    const second = decide(
      { changeId: 'offer-0002', total: '5', pricePerWord: undefined },
      first,
    ).quote;
    expect(second.offers?.map(({ version, total }) => [version, total])).toEqual([
      [1, '2.03'],
      [2, '5.00'],
    ]);
    expect(second.offers?.[0]).toBe(first.offers?.[0]);
  });

  it('takes a repeated offer once, whatever has happened since', () => {
    const first = decide().quote;
    const acceptance = { version: 1, name: '林美', at };
    const accepted = { ...first, acceptance };
    expect(decide({ ifRevision: 1 }, accepted)).toEqual({ kind: 'unchanged', quote: accepted });
  });

  it('refuses an offer that was made for another revision', () => {
    expect(decide({ ifRevision: 2 })).toEqual({ kind: 'refused', reason: 'conflict', quote });
  });

  it.each([
    ['price-invalid', { pricePerWord: '0.2255' }],
    ['price-invalid', { pricePerWord: undefined }],
    ['price-invalid', { total: '2.02' }],
    ['reason-missing', { wordCount: 10 }],
    ['reason-missing', { wordCount: 10, reason: ' \u200b' }],
    ['text-too-long', { note: 'x'.repeat(2001) }],
    ['text-too-long', { reason: 'x'.repeat(501) }],
    ['moment-invalid', { deliverBy: at }],
    ['moment-invalid', { validUntil: at }],
    ['moment-invalid', { validUntil: '2027-02-18T10:00:00.001Z' }],
  ] as const)('refuses with %s what cannot be meant: %j', (reason, changes) => {
    expect(decide(changes)).toEqual({ kind: 'refused', reason, quote });
  });

  it('gives the reason for other words than were counted', () => {
    const { quote: changed } = decide({ wordCount: 12, reason: '3 words\nstand in a picture' });
    expect(changed.offers?.[0]).toMatchObject({
      countedWords: 9,
      wordCount: 12,
      reason: '3 words stand in a picture',
    });
  });

  it('marks an offer after acceptance as an amendment, in the currency that was agreed', () => {
    const acceptance = { version: 1, name: '林美', at };
    const offers = [sampleOffer({ currency: 'CNY' })];
    const accepted = { ...quote, offers, acceptance };
    const amended = decide({}, accepted).quote;
    expect(amended.offers?.at(-1)).toMatchObject({ version: 2, amends: 1, currency: 'CNY' });
    expect(acceptedOffer(amended)?.version).toBe(1);
    expect(decide({ currency: 'USD' }, accepted)).toMatchObject({ reason: 'currency-differs' });
  });

  it('offers nothing when the order is over', () => {
    for (const status of ['completed', 'cancelled']) {
      expect(decide({}, { ...quote, status })).toMatchObject({ reason: 'order-closed' });
    }
  });

  it('makes twenty versions at most', () => {
    let last: Decidable = quote;
    for (let version = 1; version <= 20; version += 1) {
      last = decide({ changeId: `offer-${version}` }, last).quote;
    }
    expect(last.offers).toHaveLength(20);
    expect(decide({ changeId: 'offer-21' }, last)).toMatchObject({ reason: 'order-full' });
  });

  it('offers nothing for longer than an untouched document is kept, and moves that date', () => {
    const rules = { retentionHours: 23, abandonedDays: 10 } as const;
    const { quote: changed } = decideOffer(quote, command, { at: now, rules });
    const end = new Date(now + 10 * day).toISOString();
    expect(changed.offers?.[0]?.validUntil).toBe(end);
    expect(changed.fileDeletionDueAt).toBe(end);
    const longer = { ...command, validUntil: new Date(now + 10 * day + 1).toISOString() };
    expect(decideOffer(quote, longer, { at: now, rules })).toMatchObject({
      reason: 'moment-invalid',
    });
  });
});
