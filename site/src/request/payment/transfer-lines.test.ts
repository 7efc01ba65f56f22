import { describe, expect, it } from 'vitest';
import { transferLines, transferText } from './transfer-lines.ts';

const about = {
  reference: 'YQ-7F3K-Q2ZD',
  amount: '1431.30',
  currency: 'USD',
  words: null,
  names: {
    purpose: 'Write as purpose',
    amount: 'Amount',
    name: 'Account name',
    number: 'Account number',
    bank: 'Bank',
    code: 'Bank code',
  },
};

describe('transferLines', () => {
  it('asks for the purpose first, then for the amount, then for what the office names', () => {
    const text = 'Account: 1001 1234 5678\nSend US dollars.\nBank: Example Bank';
    const { lines, sentences } = transferLines({ bankTransfer: text }, about);
    expect(lines).toEqual([
      { name: 'Write as purpose', text: 'YQ-7F3K-Q2ZD' },
      { name: 'Amount', text: '1431.30 USD', copied: '1431.30' },
      { name: 'Account', text: '1001 1234 5678', copied: '100112345678' },
      { name: 'Bank', text: 'Example Bank' },
    ]);
    expect(sentences).toEqual(['Send US dollars.']);
  });

  it('asks for the account as banks do, its number without the spaces, before the office’s own lines', () => {
    const account = { name: '译桥', number: 'CH93 0076 2011', bank: '示例银行', code: 'EXAM CHZZ' };
    const ways = { account, bankTransfer: 'WeChat: yiqiao' };
    const { lines } = transferLines(ways, { ...about, words: '壹仟' });
    expect(lines.slice(1)).toEqual([
      { name: 'Amount', text: '1431.30 USD', copied: '1431.30', words: '壹仟' },
      { name: 'Account name', text: '译桥' },
      { name: 'Account number', text: 'CH93 0076 2011', copied: 'CH9300762011' },
      { name: 'Bank', text: '示例银行' },
      { name: 'Bank code', text: 'EXAM CHZZ', copied: 'EXAMCHZZ' },
      { name: 'WeChat', text: 'yiqiao' },
    ]);
  });

  it('names the reference once, where the office has a line for it', () => {
    const { lines } = transferLines(
      { bankTransfer: 'Reference: YQ-7F3K-Q2ZD\nBank: Example Bank' },
      about,
    );
    expect(lines.map(({ name }) => name)).toEqual(['Write as purpose', 'Amount', 'Bank']);
  });

  it('is one block of text, with the amount in its currency', () => {
    const { lines } = transferLines({ bankTransfer: 'Bank: Example Bank' }, about);
    expect(transferText(lines)).toBe(
      'Write as purpose: YQ-7F3K-Q2ZD\nAmount: 1431.30 USD\nBank: Example Bank',
    );
  });
});
