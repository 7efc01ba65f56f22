import { describe, expect, it } from 'vitest';
import { isBlank, toPlainLine, toPlainLines } from './plain-text.ts';

describe('toPlainLine', () => {
  it.each([
    ['Lin\tMei\r\n', 'Lin Mei'],
    ['\u202efdp.exe', 'fdp.exe'],
    ['\u2066Lin\u2069 \u061cMei', 'Lin Mei'],
    ['Lin\u{e0049}\u{e0067}\u{e006e}', 'Lin'],
    ['zero\u200bwidth\ufeff', 'zerowidth'],
    ['half \ud83d a pair', 'half  a pair'],
    ['نامه\u200cها 👩\u200d👧', 'نامه\u200cها 👩\u200d👧'],
    ['\u3000林美\u3000', '林美'],
  ])('makes %j into %j', (text, plain) => {
    expect(toPlainLine(text)).toBe(plain);
  });
});

describe('toPlainLines', () => {
  it('keeps lines and paragraphs, and nothing that hides or turns them', () => {
    const typed = ' 您好，\r\n\u202e附件三\t有 7 页\r\r\r\rThanks \u2028Lin\u0000\n\n';
    expect(toPlainLines(typed)).toBe('您好，\n附件三 有 7 页\n\nThanks\nLin');
  });
});

describe('isBlank', () => {
  it.each([
    '',
    ' \t\u3000',
    '\u3164',
    '\uffa0\u115f',
    '\u2800',
    '\u200d\ufe0f',
    '\u061c',
    '\u{e0041}',
  ])('sees nothing in %j', (text) => {
    expect(isBlank(text)).toBe(true);
  });

  it.each(['林', 'x', '.', '👩\u200d👧', 'ᅠ한'])('sees something in %j', (text) => {
    expect(isBlank(text)).toBe(false);
  });
});
