import { describe, expect, it } from 'vitest';
import { cleanRecognizedText } from './clean-recognized-text.ts';

describe('cleanRecognizedText', () => {
  it.each([
    ['joins words that a line parts', 'the inter-\nnational law', 'the international law'],
    ['joins them where lines stand apart', 'the inter-\n\nnational law', 'the international law'],
    ['keeps words with a hyphen', 'Anglo-\nAmerican', 'Anglo-\nAmerican'],
    ['widens the marks of Chinese text', '本协议,双方.第3.5条', '本协议，双方。第3.5条'],
    ['keeps the marks of English text', 'Co., Ltd. and 3,000', 'Co., Ltd. and 3,000'],
    ['leaves out the lines of tables', 'one | two\n_ ~ three', 'one  two\n  three'],
  ])('%s', (_, text, cleaned) => {
    expect(cleanRecognizedText(text)).toBe(cleaned);
  });
});
