import { describe, expect, it } from 'vitest';
import { createWaysToPay } from './ways-to-pay.ts';

describe('createWaysToPay', () => {
  it('names the account in the language of the client, in English where there is no other', () => {
    const find = createWaysToPay(true, { bankTransfer: { en: 'Account', 'zh-Hans': '账户' } });
    expect(find('zh-Hans')).toEqual({ hasCards: true, bankTransfer: '账户' });
    expect(find('zh-Hant')).toEqual({ hasCards: true, bankTransfer: 'Account' });
    expect(find(undefined)).toEqual({ hasCards: true, bankTransfer: 'Account' });
  });

  it('has the accounts of the company', () => {
    const accounts = { CNY: { name: '译桥', number: '1001', bank: '示例银行' } };
    expect(createWaysToPay(false, { accounts })('en')).toEqual({ hasCards: false, accounts });
  });

  it('names none where the company has none', () => {
    expect(createWaysToPay(false, {})('en')).toEqual({ hasCards: false });
  });
});
