import { describe, expect, it } from 'vitest';
import { transferLines, transferText } from './transfer-lines.ts';

const about = {
  reference: 'YQ-7F3K-Q2ZD',
  amount: '1431.30',
  currency: 'USD',
  names: { purpose: 'Write as purpose', amount: 'Amount' },
};

describe('transferLines', () => {
  it('asks for the purpose first, then for the amount, then for what the office names', () => {
    const text = 'Account: 1001 1234 5678\nSend US dollars.\nBank: Example Bank';
    const { lines, sentences } = transferLines(text, about);
    expect(lines).toEqual([
      { name: 'Write as purpose', text: 'YQ-7F3K-Q2ZD' },
      { name: 'Amount', text: '1431.30 USD', copied: '1431.30' },
      { name: 'Account', text: '1001 1234 5678', copied: '100112345678' },
      { name: 'Bank', text: 'Example Bank' },
    ]);
    expect(sentences).toEqual(['Send US dollars.']);
  });

  it('names the reference once, where the office has a line for it', () => {
    const { lines } = transferLines('Reference: YQ-7F3K-Q2ZD\nBank: Example Bank', about);
    expect(lines.map(({ name }) => name)).toEqual(['Write as purpose', 'Amount', 'Bank']);
  });

  it('is one block of text, with the amount in its currency', () => {
    const { lines } = transferLines('Bank: Example Bank', about);
    expect(transferText(lines)).toBe(
      'Write as purpose: YQ-7F3K-Q2ZD\nAmount: 1431.30 USD\nBank: Example Bank',
    );
  });
});
