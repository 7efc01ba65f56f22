import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TextCounter } from './text-counter.ts';

function count(...pieces: string[]) {
  const counter = new TextCounter();
  for (const piece of pieces) counter.add(piece);
  return counter.finish();
}

describe('TextCounter', () => {
  it.each([
    ['', 0, 0],
    ['one', 0, 1],
    [' one\ttwo\nthree\u00a0four\u3000five ', 0, 5],
    ['你好，世界。', 6, 0],
    ['用Word打开', 3, 1],
    ['well-known – and—so…', 0, 3],
    ['“你好”', 2, 2],
    ['カタカナ、ひらがな', 9, 0],
    ['ｶﾀｶﾅ', 4, 0],
    ['ㄅㄆㄇ', 3, 0],
    ['한국어 문장', 0, 2],
    ['ＡＢＣ１２', 5, 0],
    ['𠮷野家', 3, 0],
    ['👨‍👩‍👧 family', 0, 2],
    ['①②', 0, 1],
    ['㈠㊀', 2, 0],
    ['你\u200b好\u200b世\u2060界', 4, 0],
    ['葛\u{e0100}城市。\ufe00', 4, 0],
    ['你\u200bWord\u200b好', 2, 1],
    ['zero\u200bwidth', 0, 1],
    ['a \u200b b', 0, 2],
    ['\u034f \u200c\u00ad \u{e0100} \ufe0f one', 0, 1],
    ['\u200bone\u00ad \u202atwo\u202c', 0, 2],
    ['\u200b中\u034f', 1, 0],
  ])('counts %j as %i Asian characters and %i other words', (text, asianCharacters, otherWords) => {
    expect(count(text)).toMatchObject({
      asianCharacters,
      otherWords,
      words: asianCharacters + otherWords,
    });
  });

  it.each([
    ['ไปโรงเรียนทุกวัน', 4, { thai: 4 }],
    ['“ไปโรงเรียน” (วันนี้)', 4, { thai: 4 }],
    ['Word ไทยABC 12', 3, { thai: 1, signs: 1 }],
    ['ຂ້ອຍຮັກເຈົ້າ', 3, { lao: 3 }],
    ['ខ្ញុំស្រលាញ់អ្នក', 3, { khmer: 3 }],
    ['ကျွန်တော် ချစ်တယ်', 3, { myanmar: 3 }],
    ['Привет, мир 2026', 3, { cyrillic: 2, signs: 1 }],
    ['안녕하세요 세계', 2, { hangul: 2 }],
    ['ひらがなとカタカナ 12', 10, { kana: 9, signs: 1 }],
    ['مرحبا بالعالم', 2, { arabic: 2 }],
    ['שלום עולם', 2, { hebrew: 2 }],
    ['Γειά σου', 2, { greek: 2 }],
    ['नमस्ते दुनिया', 2, { devanagari: 2 }],
    ['ᠮᠣᠩᠭᠣᠯ ᠪᠢᠴᠢᠭ', 2, { mongolian: 2 }],
    ['ගෙදර one', 2, { other: 1 }],
    ['合同 2026 12.5', 4, { signs: 2 }],
    ['合同 2026 Word', 4, undefined],
    ['(«Words» in “Latin” letters)', 4, undefined],
  ])('counts %j as %i words by its scripts', (text, words, scripts) => {
    expect(count(text)).toMatchObject({ words });
    expect(count(text).scripts).toEqual(scripts);
  });

  it('cuts a run without spaces that would take all memory', () => {
    const run = 'ไปโรงเรียนทุกวัน'.repeat(5_000);
    expect(count(run).words).toBeGreaterThan(19_500);
    expect(count(run.slice(0, 37_777), run.slice(37_777))).toEqual(count(run));
  });

  it('counts code points but white space as characters', () => {
    expect(count('a 😀\u3000𠮷。').characters).toBe(4);
  });

  it('counts a lone surrogate as a character of a word', () => {
    expect(count('a\ud800 \udc00')).toMatchObject({ otherWords: 2, characters: 3 });
  });

  it('counts the same however the text is cut', () => {
    const text = fc.string({
      unit: fc.constantFrom(
        'a',
        ' ',
        '中',
        'の',
        'ไ',
        'ป',
        'ข',
        'า',
        '1',
        '\n',
        '𠮷',
        '😀',
        '\u200b',
        '\u{e0100}',
        '\ud800',
        '\udc00',
      ),
    });
    fc.assert(
      fc.property(text, fc.nat(), (whole, at) => {
        const cut = at % (whole.length + 1);
        expect(count(whole.slice(0, cut), whole.slice(cut))).toEqual(count(whole));
      }),
    );
  });

  it('counts runs between white space in texts without Asian and invisible characters', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', '-', ' ', '\n', '\u00a0', 'é', '😀') }),
        (text) => {
          expect(count(text).words).toBe(text.match(/\S+/g)?.length ?? 0);
        },
      ),
    );
  });
});
