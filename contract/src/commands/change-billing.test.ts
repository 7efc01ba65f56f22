import { describe, expect, it } from 'vitest';
import { changeBilling, readBilling } from './change-billing.ts';
import { sampleQuote } from './sample-quote.ts';

const at = Date.parse('2026-11-27T10:00:00.000Z');
const request = {
  changeId: 'billing-1',
  title: ' 上海远航物流有限公司 ',
  taxNumber: '91310115 MA1K4PQ63 0',
};

describe('changeBilling', () => {
  const given = changeBilling(sampleQuote(), request, 'client', { at });

  it('keeps what was given, cleaned, and who gave it', () => {
    expect(given).toMatchObject({ kind: 'changed' });
    expect(given.quote.billing).toEqual({
      id: 'billing-1',
      by: 'client',
      at: '2026-11-27T10:00:00.000Z',
      title: '上海远航物流有限公司',
      taxNumber: '91310115MA1K4PQ630',
    });
  });

  it('changes nothing when repeated, or when nothing differs', () => {
    const decide = (changeId: string) =>
      changeBilling(given.quote, { ...request, changeId }, 'client', { at });
    expect(decide('billing-1')).toEqual({ kind: 'unchanged', quote: given.quote });
    expect(decide('billing-2')).toEqual({ kind: 'unchanged', quote: given.quote });
  });

  it('replaces what the sender has seen, and nothing else', () => {
    const next = { title: '远航', changeId: 'billing-2', device: '前台' };
    const decide = (replaces?: string) =>
      changeBilling(given.quote, { ...next, replaces }, 'office', { at });
    expect(decide()).toMatchObject({ kind: 'refused', reason: 'billing-changed' });
    expect(decide('billing-0')).toMatchObject({ kind: 'refused', reason: 'billing-changed' });
    const { billing } = decide('billing-1').quote;
    expect(billing).toMatchObject({ id: 'billing-2', by: 'office', title: '远航', device: '前台' });
    expect(billing).not.toHaveProperty('taxNumber');
  });
});

describe('readBilling', () => {
  it.each([
    [{ taxNumber: '12-3456789' }, 'text-missing'],
    [{ title: '林氏', email: 'lin at example' }, 'email-invalid'],
    [{ title: 'x'.repeat(201) }, 'text-too-long'],
    [{ title: '林氏', account: '1'.repeat(201) }, 'text-too-long'],
  ])('refuses %j', (given, reason) => {
    expect(readBilling(given)).toBe(reason);
  });

  it('keeps a tax number that does not fit', () => {
    expect(readBilling({ title: '林氏', taxNumber: '91310115MA1K4PQ63O' })).toEqual({
      title: '林氏',
      taxNumber: '91310115MA1K4PQ63O',
    });
  });
});
