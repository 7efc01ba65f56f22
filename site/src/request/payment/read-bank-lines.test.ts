import { describe, expect, it } from 'vitest';
import { readBankLines } from './read-bank-lines.ts';

describe('readBankLines', () => {
  it('tells what has a name from a sentence', () => {
    expect(readBankLines('Bank: Example Bank\r\n\n 账户：012-3 \nWe mark it paid.')).toEqual([
      { name: 'Bank', text: 'Example Bank' },
      { name: '账户', text: '012-3' },
      { name: null, text: 'We mark it paid.' },
    ]);
  });

  it.each([
    'Details: ',
    ': nothing',
    'https://bank.example/how',
    'This sentence is long enough to be no name of anything: it goes on.',
  ])('leaves %j whole', (line) => {
    expect(readBankLines(line)).toEqual([{ name: null, text: line.trim() }]);
  });
});
