import { describe, expect, it } from 'vitest';
import { Story } from '../../counting/story.ts';
import { WordCharacters } from './word-characters.ts';

function count(text: string): number {
  const story = new Story();
  new WordCharacters(story, []).write('main', text, { at: 0, bytesPerCharacter: 2 });
  return story.counts.words;
}

describe('WordCharacters', () => {
  it('counts a field by its result', () => {
    expect(count('\x13HYPERLINK "http://example.com"\x14a link\x15 here')).toBe(3);
  });

  it('counts the text under a phonetic guide, and not the guide', () => {
    const guided =
      '\x13 EQ \\* jc2 \\* "Font:SimSun" \\* hps10 \\o\\ad(\\s\\up 9(hé tong),合同) \x15';
    expect(count(`${guided}如下`)).toBe(4);
  });

  it('shows nothing of other fields without a result', () => {
    expect(count('\x13 EQ \\f(1,2) \x15\x13 SET price \x13 EQ \\o(a,b) \x15\x15word')).toBe(1);
  });
});
