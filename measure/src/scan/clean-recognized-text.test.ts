import { describe, expect, it } from 'vitest';
import { cleanRecognizedText } from './clean-recognized-text.ts';

describe('cleanRecognizedText', () => {
  it.each([
    ['joins words that a line parts', 'the inter-\nnational law', 'the international law'],
    ['joins them where lines are apart', 'the inter-\n\nnational law', 'the international law'],
    ['keeps words with a hyphen', 'Anglo-\nAmerican', 'Anglo-\nAmerican'],
    ['widens the marks of Chinese text', '本协议,双方.第3.5条', '本协议，双方。第3.5条'],
    ['keeps the marks of English text', 'Co., Ltd. and 3,000', 'Co., Ltd. and 3,000'],
    [
      'joins numbers in Chinese text',
      '余额 189, 175. 50 元\n\n1. 16',
      '余额 189,175.50 元\n\n1.16',
    ],
    ['keeps numbers of lists, and intervals', '3. 2019年\n(100, 200]', '3. 2019年\n(100, 200]'],
    ['keeps numbers of English text apart', 'See 3, 000 and § 1. 57', 'See 3, 000 and § 1. 57'],
    ['leaves out the lines of tables', 'one | two\n_ ~ three', 'one  two\n  three'],
  ])('%s', (_, text, cleaned) => {
    expect(cleanRecognizedText(text)).toBe(cleaned);
  });
});
