import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countSpacedWords,
  createSpacedWordCounter,
  estimateWordsFromSize,
  isPlainText,
} from './word-estimate.ts';

describe('isPlainText', () => {
  it.each(['text/plain', 'text/plain; charset=utf-8', 'TEXT/Plain', 'text/plain;format=flowed'])(
    'accepts %s',
    (type) => {
      expect(isPlainText(type)).toBe(true);
    },
  );

  it.each(['', 'text/html', 'text/plainer', 'application/pdf'])('refuses "%s"', (type) => {
    expect(isPlainText(type)).toBe(false);
  });
});

describe('estimateWordsFromSize', () => {
  it.each([
    [0, 0],
    [5, 0],
    [6, 1],
    [3_000_001, 500_000],
    [1024 ** 3, 178_956_970],
  ])('estimates %i bytes as %i words', (bytes, words) => {
    expect(estimateWordsFromSize(bytes)).toBe(words);
  });
});

describe('countSpacedWords', () => {
  it.each([
    ['', 0],
    [' \n\t ', 0],
    ['one', 1],
    ['  a quick\tbrown\r\nfox  ', 4],
    ['全角　空格', 2],
    ['你好世界', 1],
  ])('counts %j as %i', (text, words) => {
    expect(countSpacedWords(text)).toBe(words);
  });

  it('agrees with the rule as the specification writes it', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', '中', ' ', '\n', '\u3000', '\ufeff') }),
        (text) => {
          const trimmed = text.trim();
          expect(countSpacedWords(text)).toBe(trimmed === '' ? 0 : trimmed.split(/\s+/).length);
        },
      ),
    );
  });
});

describe('createSpacedWordCounter', () => {
  it('counts the same however the text is cut', () => {
    const unit = fc.constantFrom('a', 'bc', '中', ' ', '\n', '');
    fc.assert(
      fc.property(fc.array(fc.string({ unit })), (chunks) => {
        const counter = createSpacedWordCounter();
        for (const chunk of chunks) counter.add(chunk);
        expect(counter.words).toBe(countSpacedWords(chunks.join('')));
      }),
    );
  });
});
