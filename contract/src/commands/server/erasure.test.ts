import { describe, expect, it } from 'vitest';
import type { StoredQuote } from '../../record/stored-quote.ts';
import { sampleOffer } from '../sample-order.ts';
import { sampleQuote } from '../sample-quote.ts';
import { composeErasure, isSamePerson, previewErasure } from './erasure.ts';

const now = Date.parse('2026-11-30T23:59:59.000Z');
const at = '2026-11-20T10:00:00.000Z';

function stored(id: string, changes: Partial<StoredQuote> = {}): StoredQuote {
  return {
    ...sampleQuote(),
    id,
    reference: `YQ-${id}`,
    customerName: 'Zhang Wei',
    customerEmail: 'wei@example.com',
    filePath: `file-${id}`,
    fileSize: 10,
    fileSha256: 'a'.repeat(64),
    ...changes,
  };
}

const payment = { id: 'p', amount: '0.90', currency: 'USD', at, updatedAt: at };

const paid = stored('paid', {
  offers: [sampleOffer()],
  acceptance: { version: 1, name: 'Wei Z.', at },
  messages: [{ id: 'm', from: 'client', text: 'hello', at }],
  payments: [
    { ...payment, version: 1, state: 'paid', intent: 'pi_1', session: 'cs_1', paidAt: at },
    { ...payment, version: 1, id: 'q', state: 'failed' },
  ],
});

describe('composeErasure', () => {
  it('keeps what the books need, and nothing that says who it was', () => {
    const erasure = composeErasure('e', [paid, stored('two')], [stored('old')], now);
    expect(erasure).toEqual({
      id: 'e',
      month: '2026-11',
      quotes: ['paid', 'two', 'old'],
      accepted: 1,
      total: '0.90',
      payments: [{ ...payment, state: 'paid', intent: 'pi_1', paidAt: at }],
      files: ['file-paid', 'file-two', 'file-old'],
    });
    expect(JSON.stringify(erasure)).not.toMatch(/wei|zhang|YQ-|hello/i);
  });
});

describe('an invoice', () => {
  const invoice = {
    id: 'fapiao',
    kind: 'fapiao',
    format: 'ofd',
    fileName: 'Wei Zhang.ofd',
    fileSize: 9,
    fileSha256: 'a'.repeat(64),
    filePath: 'fapiao',
    at,
    keptUntil: '2036-12-31',
  };
  const removed = { ...invoice, id: 'wrong', filePath: 'wrong', removedAt: at };
  const invoiced = { ...paid, invoices: [invoice, removed] };

  it('is kept without its name, and one that was taken back goes', () => {
    const erasure = composeErasure('e', [invoiced], [], now);
    const { id: _id, fileName: _name, at: _at, ...kept } = invoice;
    expect(erasure.invoices).toEqual([kept]);
    expect(erasure.files).toEqual(['file-paid', 'wrong']);
    expect(previewErasure([invoiced]).invoices).toBe(1);
    expect(JSON.stringify(erasure)).not.toMatch(/wei/i);
  });

  it('of an older copy beside the store is the same file, and is kept', () => {
    expect(composeErasure('e', [invoiced], [invoiced], now).files).not.toContain('fapiao');
  });
});

describe('previewErasure', () => {
  it('counts what would go', () => {
    expect(previewErasure([paid, stored('two', { status: 'completed' })])).toEqual({
      submissions: 2,
      underWay: 1,
      documents: 2,
      deliverables: 0,
      bytes: 20,
      messages: 1,
      notes: 0,
      mails: 0,
      invoices: 0,
      payments: 1,
    });
  });
});

describe('isSamePerson', () => {
  it.each([
    ['Wei@Example.COM ', true],
    ['ｗｅｉ@example.com', true],
    ['\u202awei@example.com\u202c', true],
    ['wei+work@example.com', false],
    ['w.ei@example.com', false],
  ])('compares %j', (customerEmail, isSame) => {
    expect(isSamePerson(stored('a'), { customerEmail })).toBe(isSame);
  });

  it('takes those without an address for different persons', () => {
    const caller = { id: 'a', customerEmail: '' };
    expect(isSamePerson(caller, { id: 'b', customerEmail: '' })).toBe(false);
    expect(isSamePerson(caller, { customerEmail: '' })).toBe(false);
    expect(isSamePerson(caller, caller)).toBe(true);
  });
});
