import { describe, expect, it } from 'vitest';
import { sumInnerWords } from './inner-words.ts';

describe('sumInnerWords', () => {
  const document = { words: 10, outside: { notes: 3, hidden: 5 } };

  it('adds the parts that are counted in', () => {
    expect(sumInnerWords(document, 'text-boxes,notes')).toBe(13);
    expect(sumInnerWords(document, '')).toBe(10);
    expect(sumInnerWords({ words: 2 }, 'notes')).toBe(2);
  });

  it('is null where nothing was counted', () => {
    expect(sumInnerWords({}, 'notes')).toBeNull();
  });
});
