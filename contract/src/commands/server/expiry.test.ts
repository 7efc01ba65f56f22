import { describe, expect, it } from 'vitest';
import { keepAll } from '../../files/file-deletion.ts';
import { decideAcceptance } from '../client/accept-offer.ts';
import { decideContact } from '../office/correct-contact.ts';
import { decideStatus } from '../office/set-status.ts';
import { sampleQuote } from '../sample-quote.ts';
import { countOutbox } from './outbox.ts';
import { withMails } from './with-mails.ts';

const at = Date.parse('2026-11-24T10:00:00.000Z');
const rules = { office: null };
const offer = {
  version: 1,
  wordCount: 100,
  countedWords: 100,
  pricePerWord: '0.15',
  total: '15.00',
  currency: 'USD',
  deliverBy: '2026-11-28T10:00:00.000Z',
  validUntil: '2026-12-08T10:00:00.000Z',
  at: '2026-11-24T10:00:00.000Z',
};
const asked = sampleQuote();
type Quote = typeof asked;

const mailed = (before: Quote, after: Quote, later = 0) =>
  withMails(before, after, rules, at + later);
const quoted = mailed(asked, { ...asked, offers: [offer] });
const idsOf = ({ mails = [] }: Quote) => mails.map(({ id }) => id);

describe('findExpiry', () => {
  it('has the mail of the end of an offer wait for that moment, once', () => {
    expect(quoted.mails?.at(-1)).toMatchObject({
      id: 'expired.1',
      to: 'client',
      queuedAt: offer.validUntil,
    });
    expect(idsOf(mailed(quoted, { ...quoted, openedAt: offer.at }, 1000))).toEqual(idsOf(quoted));
  });

  it('counts no mail as waiting before what it reports', () => {
    const sent = quoted.mails?.filter(({ event }) => event === 'expired') ?? [];
    expect(countOutbox([{ mails: sent }], at)).toBeNull();
    expect(countOutbox([{ mails: sent }], Date.parse(offer.validUntil) + 1)).toMatchObject({
      queued: 1,
      oldestMs: 1,
    });
  });

  it('says nothing of an offer that was accepted, declined, replaced, or of an order that is over', () => {
    const accepted = decideAcceptance(
      quoted,
      { version: 1, name: 'Mei' },
      { at: at + 1000, rules: keepAll },
    );
    const declined = { ...quoted, refusals: [{ version: 1, reason: '', at: offer.at }] };
    const cancelled = decideStatus(quoted, { status: 'cancelled' }, { at, rules: keepAll });
    for (const quote of [accepted.quote, declined, cancelled.quote]) {
      expect(idsOf(mailed(quoted, quote, 1000))).not.toContain('expired.1');
    }
    const replaced = mailed(quoted, { ...quoted, offers: [offer, { ...offer, version: 2 }] }, 1000);
    expect(idsOf(replaced)).not.toContain('expired.1');
    expect(idsOf(replaced)).toContain('expired.2');
  });

  it('waits again when a cancelled order is taken up again while its offer is open', () => {
    const rulesOf = { at: at + 1000, rules: keepAll };
    const cancelled = mailed(quoted, decideStatus(quoted, { status: 'cancelled' }, rulesOf).quote);
    const reopened = decideStatus(cancelled, { status: 'pending' }, rulesOf).quote;
    expect(idsOf(mailed(cancelled, reopened))).toContain('expired.1');
  });

  it('does not wait for what an offer of earlier days ended with', () => {
    const late = Date.parse(offer.validUntil) + 1;
    const after = { ...asked, offers: [offer], openedAt: offer.at };
    expect(idsOf(withMails(asked, after, rules, late))).not.toContain('expired.1');
  });

  it('is no reason to leave a corrected address without its own mail', () => {
    const sent = quoted.mails?.map((mail) => ({
      ...mail,
      ...(mail.event === 'quote' && { state: 'sent' }),
    }));
    const before = { ...quoted, mails: sent };
    const changes = { customerEmail: 'right@example.com', changeId: 'c' };
    const corrected = decideContact(before, changes, { at: at + 1000 }).quote;
    expect(mailed(before, corrected, 1000).mails?.map(({ event }) => event)).toContain(
      'new-address',
    );
  });
});
