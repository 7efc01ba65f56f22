import { describe, expect, it } from 'vitest';
import { findSentenceEnd } from './sentence-end.ts';

function divide(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (let end = findSentenceEnd(text, 0, true); end; end = findSentenceEnd(text, end, true)) {
    sentences.push(text.slice(start, end).trimEnd());
    start = end;
  }
  return [...sentences, text.slice(start)];
}

/** Each text with "|" where a person who translates ends a segment. */
const texts: Readonly<Record<string, readonly string[]>> = {
  English: [
    'It was signed. |It is valid.',
    'Is it valid? |Yes! |Good.',
    'What?! |Nothing.',
    'Wait... |It goes on.',
    'Wait... what is it?',
    'He paid in 2024. |The rest is due.',
    'See the note.) |Then go on.',
    'Yahoo! has it all.',
    'The rate is 3.5 percent, or $1,234.56.',
    'It stands at www.example.com/a.b?c=d for all.',
    'One sentence without an end',
  ],
  'abbreviations of English': [
    'Mr. Smith met Dr. Chen. |They talked.',
    'See Sec. 4 and Art. IV, No. 12. |No. |Nothing else.',
    'Yiqiao Co., Ltd. is a company.',
    'Yiqiao Co., Ltd. Shanghai Branch signed. |The buyer paid.',
    'It is sold by Acme Inc. |The buyer pays.',
    'Come at 5 p.m. |We close at 6.',
    'Pens, paper, etc. |Bring all of it.',
    'Tools, e.g. Trados, are used, i.e. Studio.',
    'The U.S. Government and J. R. Smith agreed.',
    'He lives in the U.S. |She does not.',
    'Signed on Nov. 5, 2024. |Valid.',
  ],
  'quotation marks': [
    '“Is it valid?” |“It is.” |He left.',
    '"Really?" he asked. |"Yes." |She smiled.',
    '他说：“你好。” |“我走了。”|他走了。',
    '「你好。」|他說。',
    '（见附件。）|本合同有效。',
  ],
  Chinese: [
    '合同已签。|请付款！|好吗？|好。',
    '甲方付款；|乙方交货。',
    '什么？！|没有。',
    '他等着……没有来。',
    '第3.5条规定，价格为1,234.56元。',
    '你好!|我们走;|再见.|好',
    '合同已签。 |请付款。',
  ],
  'both languages': [
    '他用Yahoo!公司的邮箱。',
    '请联系Acme Inc.公司。',
    'We signed.我们签了。',
    '我们签了。|We signed. |Good.',
    '见v2.3版。|Next.',
    '一种“A.B.C.”的写法。',
  ],
  'labels of lists': [
    '1. Definitions',
    '1.2. Payment terms',
    'a. First item',
    'iv. Fourth item. |It has two sentences.',
    '• An item. |Another sentence.',
    '(a) The buyer pays. |The seller delivers.',
  ],
};

describe('findSentenceEnd', () => {
  for (const [name, marked] of Object.entries(texts)) {
    it.each(marked)(`divides ${name}: %s`, (text) => {
      const expected = text.split('|').map((part) => part.trimEnd());
      expect(divide(text.replaceAll('|', ''))).toEqual(expected);
    });
  }

  it('does not decide where the text that decides has not arrived', () => {
    expect(findSentenceEnd('It was signed. It', 0, false)).toBeNull();
    expect(findSentenceEnd('It was signed. It is valid from now on.', 0, false)).toBe(15);
  });

  it.each(['.', '. ', '。', '."', 'a. ', '! ', '"', '.)', '…', '\u200b.', ' '])(
    'ends in a long paragraph of nothing but %j',
    (piece) => {
      const text = piece.repeat(300_000 / piece.length);
      expect(divide(text).join('').length).toBeLessThanOrEqual(text.length);
    },
  );
});
