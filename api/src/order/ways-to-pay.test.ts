import { sampleOffer } from '@yiqiao/contract/commands/sample-order';
import type { AccountsSection } from '@yiqiao/contract/company-schema';
import { describe, expect, it, vi } from 'vitest';
import { createWaysToPay } from './ways-to-pay.ts';

const first = sampleOffer({ at: '2026-11-20T09:00:00.000Z' });
const second = sampleOffer({ version: 2, at: '2026-11-21T09:00:00.000Z' });
const offers = [first, second];

function waysOf(accounts: AccountsSection, hasCards = false) {
  return createWaysToPay({ hasCards, accountsAt: () => accounts });
}

describe('createWaysToPay', () => {
  it('names the account in the language of the client, in English where there is no other', () => {
    const find = waysOf({ bankTransfer: { en: 'Account', 'zh-Hans': '账户' } }, true);
    expect(find({ offers, language: 'zh-Hans' })).toEqual({ hasCards: true, bankTransfer: '账户' });
    expect(find({ offers, language: 'zh-Hant' }).bankTransfer).toBe('Account');
    expect(find({ offers }).bankTransfer).toBe('Account');
  });

  it('has the accounts of the company, and none where it has none', () => {
    const CNY = { name: '译桥', number: '1001', bank: '示例银行' };
    expect(waysOf({ CNY })({ offers })).toEqual({ hasCards: false, accounts: { CNY } });
    expect(waysOf({})({ offers })).toEqual({ hasCards: false });
  });

  it('has those with which the accepted quote was sent, before that those of the latest', () => {
    const accountsAt = vi.fn(() => ({}));
    const find = createWaysToPay({ hasCards: false, accountsAt });
    find({ offers });
    const acceptance = { version: 1, name: 'Anna', at: '2026-11-22T09:00:00.000Z' };
    find({ offers, acceptance });
    find({});
    expect(accountsAt.mock.calls).toEqual([[Date.parse(second.at)], [Date.parse(first.at)]]);
  });
});
