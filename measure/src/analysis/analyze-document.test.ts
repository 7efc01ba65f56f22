import { describe, expect, it } from 'vitest';
import { makeWord, makeWordParagraph } from '../../scripts/make-archive-documents.ts';
import { makeDocuments } from '../../scripts/make-documents.ts';
import { makePdf } from '../../scripts/make-pdf.ts';
import { sampleTexts } from '../../scripts/sample-texts.ts';
import { analyzeBytes } from '../../test/analyze-bytes.ts';
import type { Analysis } from '../report/analysis.ts';

async function analyze(content: string | Uint8Array): Promise<Analysis> {
  const { analysis } = await analyzeBytes(content);
  if (analysis === null) throw new Error('Nothing was analyzed');
  return analysis;
}

async function countSegments(content: string | Uint8Array) {
  const { all, repetitions, withOtherNumbers, remaining } = await analyze(content);
  return {
    all: all.segments,
    repeated: repetitions.segments,
    withOtherNumbers: withOtherNumbers.segments,
    remaining: remaining.segments,
  };
}

describe('analyzeDocument', () => {
  it('counts a segment that occurred before as a repetition, and not the first of them', async () => {
    const text = 'The price is fixed.\nThe buyer pays. The price is fixed.\n合同有效。合同有效。\n';
    expect(await analyze(text)).toEqual({
      all: { segments: 5, words: 21, asianCharacters: 10, otherWords: 11 },
      repetitions: { segments: 2, words: 9, asianCharacters: 5, otherWords: 4 },
      withOtherNumbers: { segments: 0, words: 0, asianCharacters: 0, otherWords: 0 },
      remaining: { segments: 3, words: 12, asianCharacters: 5, otherWords: 7 },
    });
  });

  it.each([
    ['numbers', 'Pay 5 dollars.\nPay 1,234.56 dollars.\nPay 5 dollars.\n', 2, 1],
    ['zero like any other', 'Item 7\nItem 0\n', 1, 1],
    ['dates and times', 'On 2024-05-01 at 10:30\nOn 2025-06-02 at 9:05\n', 1, 1],
    ['numbers within Chinese', '第3条规定如下：\n第１５条规定如下：\n', 1, 1],
    ['no numbers of names', 'A file of MP3\nA file of MP4\n', 0, 0],
    ['no numbers with other words', 'Pay 5 dollars.\nPay 5 euros.\n', 0, 0],
  ])('interchanges %s', async (_, text, repeated, withOtherNumbers) => {
    expect(await countSegments(text)).toMatchObject({ repeated, withOtherNumbers });
  });

  it('compares without the white space around and between, and with composed characters', async () => {
    const text = '  A  café stands\there.  \nA cafe\u0301 stands here.\na café stands here.\n';
    expect(await countSegments(text)).toMatchObject({ all: 3, repeated: 1 });
  });

  it('takes no empty line for a segment', async () => {
    expect(await countSegments('one\n\n \n\u3000\ntwo\n')).toMatchObject({ all: 2, repeated: 0 });
  });

  it('leaves out the parts that are not counted in', async () => {
    const word = makeWord(
      `${makeWordParagraph('One sentence.')}<w:p><w:r><w:rPr><w:vanish/></w:rPr><w:t>One sentence.</w:t></w:r></w:p>`,
    );
    expect(await countSegments(word)).toMatchObject({ all: 1, repeated: 0 });
  });

  it('takes the parts that are counted in, each as a separate text', async () => {
    const box = '<w:txbxContent><w:p><w:r><w:t>One sentence.</w:t></w:r></w:p></w:txbxContent>';
    const word = makeWord(
      `<w:p><w:r><w:t>One sen</w:t></w:r><w:r><w:pict>${box}</w:pict></w:r><w:r><w:t>tence.</w:t></w:r></w:p>`,
    );
    const { report, analysis } = await analyzeBytes(word, {}, ['text-boxes', 'notes']);
    const boxes = report.outside['text-boxes']?.words ?? 0;
    expect(boxes).toBeGreaterThan(0);
    expect(analysis?.all.words).toBe(report.counts.words + boxes);
    expect(analysis).toMatchObject({
      all: { segments: 2, words: 4 },
      repetitions: { segments: 1, words: 2 },
    });
  });

  it('joins the lines of a PDF to sentences, at whatever word they end', async () => {
    const lines = [
      'The buyer shall pay the whole of the price to the seller within',
      'thirty days of the delivery. The buyer shall pay the whole of the',
      'price to the seller within thirty days of the delivery.',
      '1. Place of delivery',
      '2. Time of delivery',
      '甲方应当在交货之日起三十天之内将全部价款一次付清给乙方。甲方应当',
      '在交货之日起三十天之内将全部价款一次付清给乙方。',
    ];
    expect(await countSegments(makePdf([lines], 'simplified'))).toEqual({
      all: 6,
      repeated: 2,
      withOtherNumbers: 0,
      remaining: 4,
    });
  });

  it('says what could be read of a document only in part, and nothing of one that cannot be', async () => {
    expect((await analyzeBytes(new Uint8Array(5_000).fill(1))).analysis).toBeNull();
    const { report, analysis } = await analyzeBytes('word '.repeat(10), { maxMs: 0 });
    expect(report.limit).toBe('too-slow');
    expect(analysis).toBeNull();
  });

  for (const sample of sampleTexts) {
    it.each(makeDocuments(sample))('adds up to the count of $name', async ({ bytes }) => {
      const { report, analysis } = await analyzeBytes(bytes);
      const { words, asianCharacters, otherWords } = report.counts;
      expect(analysis?.all).toMatchObject({ words, asianCharacters, otherWords });
      expect(analysis?.remaining.words).toBe(words - (analysis?.repetitions.words ?? 0));
      expect(analysis?.all.segments).toBeGreaterThanOrEqual(sample.paragraphs.length);
    });
  }

  it('adds up where a word crosses the border of two segments', async () => {
    const text = '好!We go. “好。”John left.好;;x\u200b。\u200by 好？！\ufe0f！z\n';
    const { report, analysis } = await analyzeBytes(text);
    expect(analysis?.all.words).toBe(report.counts.words);
    expect(analysis?.all.segments).toBeGreaterThan(4);
  });
});
