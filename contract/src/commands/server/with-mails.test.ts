import { describe, expect, it } from 'vitest';
import { keepAll } from '../../files/file-deletion.ts';
import { keepNewest, type Mail } from '../../record/mail.ts';
import { decideFact } from '../client/decide-payment.ts';
import { decideFileDeleted } from '../office/decide-file-deletion.ts';
import { decideStatus } from '../office/set-status.ts';
import { samplePaid, samplePayment } from '../sample-payment.ts';
import { sampleQuote } from '../sample-quote.ts';
import { decideMailSent } from './decide-mail.ts';
import { type MailRules, withMails } from './with-mails.ts';

const at = '2026-11-20T10:00:00.000Z';
const now = Date.parse(at);
const rules: MailRules = { office: { address: 'office@example.com', language: 'zh-Hans' } };
const quote = sampleQuote({ language: 'zh-Hant' });

describe('withMails', () => {
  it('tells client and office of a new request, each in the language of the reader', () => {
    expect(withMails(undefined, quote, rules, now).mails).toEqual([
      {
        id: 'received',
        event: 'received',
        to: 'client',
        address: 'wang@example.com',
        language: 'zh-Hant',
        queuedAt: at,
        state: 'queued',
        attempts: 0,
      },
      expect.objectContaining({
        id: 'new-request',
        to: 'office',
        address: 'office@example.com',
        language: 'zh-Hans',
      }),
    ]);
  });

  it('writes English to a client who named no other language, and to no office without an address', () => {
    const [mail, ...others] =
      withMails(undefined, sampleQuote(), { office: null }, now).mails ?? [];
    expect(mail?.language).toBe('en');
    expect(others).toEqual([]);
  });

  it('changes nothing when there is nothing to report', () => {
    const { quote: next } = decideStatus(
      quote,
      { status: 'in-progress' },
      { at: now, rules: keepAll },
    );
    expect(withMails(quote, next, rules, now)).toBe(next);
  });

  it('tells of the end when the project is completed and the files are gone, once', () => {
    const { quote: completed } = decideStatus(
      quote,
      { status: 'completed' },
      { at: now, rules: keepAll },
    );
    expect(withMails(quote, completed, rules, now).mails).toBeUndefined();
    const { quote: gone } = decideFileDeleted(completed, { cause: 'completed' }, now);
    const mailed = withMails(completed, gone, rules, now);
    expect(mailed.mails?.map(({ id }) => id)).toEqual(['completed']);
    expect(withMails(gone, mailed, rules, now)).toBe(mailed);
  });

  it('is silent about a document that nobody ordered anything for', () => {
    const { quote: gone } = decideFileDeleted(quote, { cause: 'abandoned' }, now);
    expect(withMails(quote, gone, rules, now).mails).toBeUndefined();
  });

  it('tells office and client of each payment once', () => {
    const open = sampleQuote({ payments: [samplePayment()] });
    const { quote: paid } = decideFact(
      open,
      { payment: 'payment-1', fact: samplePaid() },
      now,
      keepAll,
    );
    const mailed = withMails(open, paid, rules, now);
    expect(mailed.mails?.map(({ id, to }) => [id, to])).toEqual([
      ['payment.payment-1', 'client'],
      ['paid.payment-1', 'office'],
    ]);
    const refund = {
      kind: 'refund',
      intent: 'pi_1',
      id: 're',
      cents: 5,
      status: 'succeeded',
    } as const;
    const back = decideFact(
      mailed,
      { payment: 'payment-1', fact: { ...refund, at: now } },
      now,
      keepAll,
    );
    expect(withMails(mailed, back.quote, rules, now)).toBe(back.quote);
  });

  describe('of several messages of the client', () => {
    const minuteMs = 60_000;
    const said = (count: number) =>
      Array.from({ length: count }, (_, number) => ({
        id: `m${number}`,
        from: 'client',
        text: 'x',
        at,
      }));
    const write = (before: typeof quote, count: number, later: number) =>
      withMails(before, { ...before, messages: said(count) }, rules, now + later);
    const send = (before: typeof quote, id: string, upTo: string, later: number) =>
      withMails(
        before,
        decideMailSent(before, { id, upTo }, now + later).quote,
        rules,
        now + later,
      );
    const tell = ({ mails = [] }: typeof quote) =>
      mails.map((mail) => `${mail.id} ${mail.state} ${mail.nextAttemptAt?.slice(11, 16) ?? ''}`);

    it('tells by the mail that waits', () => {
      const one = write(quote, 1, 0);
      expect(tell(write(one, 2, 1000))).toEqual(tell(one));
    });

    it('tells of those within five minutes of a mail by one more', () => {
      const sent = send(write(quote, 1, 0), 'answer.m0', 'm0', 0);
      const more = write(write(sent, 2, minuteMs), 3, 2 * minuteMs);
      expect(tell(more)).toEqual(['answer.m0 sent ', 'answer.m1 queued 10:05']);
      const late = write(sent, 2, 6 * minuteMs);
      expect(tell(late)).toEqual(['answer.m0 sent ', 'answer.m1 queued ']);
    });

    it('tells of one that came while the mail was being sent', () => {
      const queued = write(write(quote, 1, 0), 2, 1000);
      expect(tell(send(queued, 'answer.m0', 'm0', 2000))).toEqual([
        'answer.m0 sent ',
        'answer.m1 queued 10:05',
      ]);
      expect(tell(send(queued, 'answer.m0', 'm1', 2000))).toEqual(['answer.m0 sent ']);
    });
  });

  it('queues no mail twice', () => {
    const once = withMails(undefined, quote, rules, now);
    expect(withMails(undefined, once, rules, now)).toBe(once);
  });
});

describe('keepNewest', () => {
  const mail = (number: number, state: string): Mail => ({
    id: `answer.${number}`,
    event: 'answer',
    to: 'office',
    address: 'office@example.com',
    language: 'en',
    queuedAt: at,
    state,
    attempts: 1,
  });

  it('drops settled mails before those that wait', () => {
    const mails = [mail(0, 'queued')];
    for (let number = 1; number <= 60; number += 1) mails.push(mail(number, 'sent'));
    const kept = keepNewest(mails);
    expect(kept).toHaveLength(40);
    expect(kept[0]?.id).toBe('answer.0');
    expect(kept.at(-1)?.id).toBe('answer.60');
  });

  it('never grows, even where nothing goes out', () => {
    const waiting = Array.from({ length: 90 }, (_, number) => mail(number, 'queued'));
    expect(keepNewest(waiting).map(({ id }) => id)).toEqual(waiting.slice(50).map(({ id }) => id));
  });
});
