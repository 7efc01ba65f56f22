import { describe, expect, it } from 'vitest';
import { joinLetters } from './join-letters.ts';

describe('joinLetters', () => {
  it.each([
    ['a word', 'S h a n g h a i', 'Shanghai'],
    ['a word beside one that is whole', 'objects w h e r e the', 'objects where the'],
    ['capitals', 'C O S C O Lines', 'COSCO Lines'],
    ['names', 'N o r t h B u o n a', 'North Buona'],
    ['accents', 'C O M P É T E N C E S', 'COMPÉTENCES'],
    ['Vietnamese', 'C Ộ N G', 'CỘNG'],
    ['Cyrillic', 'З А Д А Н И Е', 'ЗАДАНИЕ'],
  ])('joins the letters of %s', (_, text, joined) => {
    expect(joinLetters(text)).toBe(joined);
  });

  it.each(['I am a b', 'point A B and C', '一 二 三', '1 2 3 4', '× × ×', 'α β γ'])(
    'leaves %s as it is',
    (text) => {
      expect(joinLetters(text)).toBe(text);
    },
  );
});
