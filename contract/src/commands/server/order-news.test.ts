import { describe, expect, it } from 'vitest';
import { keepAll } from '../../files/file-deletion.ts';
import { decideContact } from '../office/correct-contact.ts';
import { decideLink } from '../office/renew-link.ts';
import { decideStatus } from '../office/set-status.ts';
import { sampleQuote } from '../sample-quote.ts';
import { withMails } from './with-mails.ts';

const at = Date.parse('2026-11-24T10:00:00.000Z');
const quote = sampleQuote({ link: { number: 1, at: '2026-11-20T09:00:00.000Z' } });
const rules = { office: null };
type Quote = typeof quote;

function setStatus(of: Quote, status: 'pending' | 'cancelled', later: number): Quote {
  const decided = decideStatus(of, { status }, { at: at + later, rules: keepAll });
  return withMails(of, decided.quote, rules, at + later);
}

function withPayment(of: Quote, reversal?: { kind: string; reason: string; at: string }): Quote {
  const payment = {
    id: 'transfer',
    amount: '400.00',
    currency: 'USD',
    way: 'bank',
    receivedOn: '2026-11-23',
    at: '2026-11-24T10:00:00.000Z',
    ...(reversal && { reversal }),
  };
  return withMails(of, { ...of, recordedPayments: [payment] }, rules, at);
}

const idsOf = ({ mails = [] }: Quote) => mails.map(({ id }) => id);

describe('findNews', () => {
  it('tells the client of a cancelled order once there was time to undo it', () => {
    const cancelled = setStatus(quote, 'cancelled', 0);
    expect(cancelled.mails).toEqual([
      expect.objectContaining({
        id: 'cancelled.2026-11-24T10:00:00.000Z',
        to: 'client',
        nextAttemptAt: '2026-11-24T10:00:30.000Z',
      }),
    ]);
    const undone = setStatus(cancelled, 'pending', 5000);
    expect(idsOf(undone)).toEqual([]);
    expect(idsOf(setStatus(undone, 'cancelled', 9000))).toEqual([
      'cancelled.2026-11-24T10:00:09.000Z',
    ]);
  });

  it('tells of money that staff have recorded, and not of what was entered wrong', () => {
    const paid = withPayment(quote);
    expect(idsOf(paid)).toEqual(['payment.transfer']);
    const mistake = { kind: 'mistake', reason: 'x', at: '2026-11-24T10:00:05.000Z' };
    expect(idsOf(withPayment(paid, mistake))).toEqual([]);
    expect(idsOf(withPayment(paid, { ...mistake, kind: 'refund' }))).toEqual(['payment.transfer']);
  });

  it('tells of a link that staff have replaced, not of one whose secret was lost', () => {
    const renew = (changeId?: string) => {
      const command = { digestOf: (number: number) => `d${number}`, isRenewal: true, changeId };
      return withMails(quote, decideLink(quote, command, at).quote, rules, at);
    };
    expect(idsOf(renew('renewal'))).toEqual(['new-link.2']);
    expect(idsOf(renew())).toEqual([]);
  });

  it('tells the corrected address, unless another mail is on its way there', () => {
    const correct = (of: Quote) => {
      const request = { customerEmail: 'li@example.com', changeId: 'correction' };
      return withMails(of, decideContact(of, request, { at }).quote, rules, at);
    };
    expect(correct(quote).mails).toEqual([
      expect.objectContaining({ id: 'new-address.1', address: 'li@example.com' }),
    ]);
    const told = withPayment(quote);
    expect(correct(told).mails).toEqual([
      expect.objectContaining({ id: 'payment.transfer', address: 'li@example.com' }),
    ]);
  });
});
