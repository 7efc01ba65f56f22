import { describe, expect, it } from 'vitest';
import { isBlank, toPlainLine } from './plain-text.ts';

describe('toPlainLine', () => {
  it.each([
    ['Lin\tMei\r\n', 'Lin Mei'],
    ['\u202efdp.exe', 'fdp.exe'],
    ['\u2066Lin\u2069 \u061cMei', 'Lin Mei'],
    ['Lin\u{e0049}\u{e0067}\u{e006e}', 'Lin'],
    ['zero\u200bwidth\ufeff', 'zerowidth'],
    ['نامه\u200cها 👩\u200d👧', 'نامه\u200cها 👩\u200d👧'],
    ['\u3000林美\u3000', '林美'],
  ])('makes %j into %j', (text, plain) => {
    expect(toPlainLine(text)).toBe(plain);
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
