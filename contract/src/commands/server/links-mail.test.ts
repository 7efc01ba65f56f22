import { describe, expect, it } from 'vitest';
import { keepAll } from '../../files/file-deletion.ts';
import type { Mail } from '../../record/mail.ts';
import { isAtRevision } from '../../record/revision.ts';
import { emailKey } from '../../text/email.ts';
import { decideStatus } from '../office/set-status.ts';
import { sampleQuote } from '../sample-quote.ts';
import { decideMailSent } from './decide-mail.ts';
import { areLinksMailed, decideLinksMail, findOpenOrders, isOpenOrder } from './links-mail.ts';

const now = Date.parse('2026-11-20T10:00:00.000Z');
const minute = 60_000;
const quote = sampleQuote({ language: 'zh-Hant' });
const key = emailKey(quote.customerEmail);

function setStatus(status: 'completed' | 'cancelled' | 'in-progress') {
  return decideStatus(quote, { status, changeId: status }, { at: now, rules: keepAll }).quote;
}

function mailAt(at: number, state: string): Mail {
  const sent = decideLinksMail(quote, key, at).quote.mails?.at(-1);
  if (sent === undefined) throw new Error('No mail was queued.');
  return { ...sent, state };
}

describe('decideLinksMail', () => {
  it('queues one mail to the address on record, in the language of the order', () => {
    const decision = decideLinksMail(quote, key, now);
    expect(decision.kind).toBe('changed');
    expect(decision.quote.mails?.at(-1)).toEqual({
      id: 'links.2026-11-20T10:00:00.000Z',
      event: 'links',
      about: '2026-11-20T10:00:00.000Z',
      to: 'client',
      address: quote.customerEmail,
      language: 'zh-Hant',
      queuedAt: '2026-11-20T10:00:00.000Z',
      state: 'queued',
      attempts: 0,
    });
    expect(decision.quote.updatedAt).toBe(quote.updatedAt);
    expect(isAtRevision(decision.quote, quote.revision)).toBe(true);
  });

  it('queues none within ten minutes, or while one waits', () => {
    const queued = decideLinksMail(quote, key, now).quote;
    expect(decideLinksMail(queued, key, now + 24 * 60 * minute).kind).toBe('unchanged');
    const mail = { id: 'links.2026-11-20T10:00:00.000Z' };
    const sent = decideMailSent(queued, { ...mail, upTo: undefined }, now + minute).quote;
    expect(decideLinksMail(sent, key, now + 10 * minute - 1).kind).toBe('unchanged');
    const again = decideLinksMail(sent, key, now + 10 * minute);
    // The one before has made room: whoever asks without end displaces no other mail.
    expect(again.quote.mails?.map(({ id }) => id)).toEqual(['links.2026-11-20T10:10:00.000Z']);
  });

  it('queues none on an order that has ended or changed hands since it was found', () => {
    expect(decideLinksMail(setStatus('completed'), key, now).kind).toBe('unchanged');
    const corrected = { ...quote, customerEmail: 'other@example.com' };
    expect(decideLinksMail(corrected, key, now).kind).toBe('unchanged');
  });
});

describe('findOpenOrders', () => {
  it('finds an address however it is spelled, and nobody else’s', () => {
    const quotes = [{ ...quote, customerEmail: 'ＷＡＮＧ＠Example。com' }, quote];
    expect(findOpenOrders(quotes, emailKey('wang@EXAMPLE.com'), now)).toEqual(quotes);
    expect(findOpenOrders(quotes, emailKey('w.ang@example.com'), now)).toEqual([]);
  });

  it('leaves out what is over, and requests whose documents were deleted unanswered', () => {
    expect(isOpenOrder(quote, now)).toBe(true);
    expect(isOpenOrder(setStatus('in-progress'), now)).toBe(true);
    expect(isOpenOrder(setStatus('completed'), now)).toBe(false);
    expect(isOpenOrder(setStatus('cancelled'), now)).toBe(false);
    const { filePath: _gone, ...kept } = quote;
    expect(isOpenOrder({ ...kept, fileDeletionCause: 'abandoned' }, now)).toBe(false);
  });
});

describe('areLinksMailed', () => {
  it('knows from any order of an address, also one that is over by now', () => {
    const over = { ...setStatus('completed'), mails: [mailAt(now, 'sent')] };
    expect(areLinksMailed([quote, over], now + 10 * minute - 1)).toBe(true);
    expect(areLinksMailed([quote, over], now + 10 * minute)).toBe(false);
  });

  it('is not concerned with other mails', () => {
    const other = { ...mailAt(now, 'queued'), event: 'received' };
    expect(areLinksMailed([{ mails: [other] }], now)).toBe(false);
  });
});
