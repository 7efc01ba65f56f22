import { describe, expect, it } from 'vitest';
import type { ScanLanguage } from '../report/scan-language.ts';
import { type Orientation, type RecognizeText, recognizePage } from './recognize-page.ts';

const picture = { bytes: new Uint8Array(), dotsPerInch: 200 };
const chinese = '甲方应当在本协议签订后的三十日内向乙方支付全部翻译费用。'.repeat(2);
const english = 'The parties agree to keep all documents confidential. '.repeat(8);

type Question = `${ScanLanguage} ${Orientation}${'' | ' scattered'}`;

/** An engine with prepared answers that records its calls. */
function createEngine(answers: Partial<Record<Question, readonly [string, number]>>) {
  const asked: Question[] = [];
  const recognize: RecognizeText = async (_, { language, orientation, layout }) => {
    const manner = layout === 'columns' ? '' : ' scattered';
    const question = `${language} ${orientation}${manner}` as const;
    asked.push(question);
    const [text, confidence] = answers[question] ?? ['', 0];
    return { text, confidence };
  };
  return { recognize, asked };
}

describe('recognizePage', () => {
  it('finds the writing of a first page by trying all', async () => {
    const { recognize, asked } = createEngine({
      'zh-Hans 1': [chinese, 84],
      'zh-Hant 1': [chinese, 91],
      'en 1': ['x y z', 25],
    });
    const page = await recognizePage(picture, recognize);
    expect(page).toMatchObject({ language: 'zh-Hant', isTelling: true });
    expect(page?.counts.asianCharacters).toBe(56);
    expect(asked).toHaveLength(3);
  });

  it('continues with the writing of the pages before, as long as that fits', async () => {
    const { recognize, asked } = createEngine({ 'zh-Hans 1': [chinese, 91] });
    await recognizePage(picture, recognize, { expected: 'zh-Hans' });
    expect(asked).toEqual(['zh-Hans 1']);
  });

  it('tries the others on an English page among Chinese ones', async () => {
    const { recognize } = createEngine({ 'zh-Hans 1': [english, 89], 'en 1': [english, 95] });
    const page = await recognizePage(picture, recognize, { expected: 'zh-Hans' });
    expect(page).toMatchObject({ language: 'en' });
  });

  it('keeps to the writing that staff have named', async () => {
    const { recognize, asked } = createEngine({ 'en 1': [english, 95] });
    await recognizePage(picture, recognize, { named: 'en', expected: 'zh-Hans' });
    expect(asked).toEqual(['en 1']);
  });

  it('turns a page that nothing is sure of', async () => {
    const { recognize } = createEngine({
      'zh-Hans 1': ['口 日 月 田', 30],
      'zh-Hans 8': [chinese, 88],
    });
    const page = await recognizePage(picture, recognize, { named: 'zh-Hans' });
    expect(page?.counts.asianCharacters).toBe(56);
  });

  it('reads what it is not quite sure of once more, as scattered words', async () => {
    const { recognize, asked } = createEngine({
      'en 1': [english, 84],
      'en 1 scattered': [`${english} Total: 34`, 84],
    });
    const page = await recognizePage(picture, recognize, { named: 'en' });
    expect(page).toMatchObject({ counts: { words: 66 }, isClear: false });
    expect(asked).toEqual(['en 1', 'en 1 scattered']);
  });

  it.each([
    ['fewer, but surer', english.replace('The parties', ''), 95],
    ['more, but less sure', `${english} . , ; :`, 80],
    ['many more, of a picture', `${english} `.repeat(3), 40],
  ])('keeps to columns where scattered words are %s', async (_, text, confidence) => {
    const { recognize } = createEngine({
      'en 1': [english, 89],
      'en 1 scattered': [text, confidence],
    });
    const page = await recognizePage(picture, recognize, { named: 'en' });
    expect(page?.counts.words).toBe(64);
  });

  it('reads scattered words as the page is turned', async () => {
    const { recognize } = createEngine({
      'zh-Hans 1': ['口 日 月 田', 30],
      'zh-Hans 8': [chinese, 80],
      'zh-Hans 8 scattered': [`${chinese}合计`, 80],
    });
    const page = await recognizePage(picture, recognize, { named: 'zh-Hans' });
    expect(page).toMatchObject({ counts: { asianCharacters: 58 }, isTelling: true });
  });

  it('takes an empty page for an empty page, and tells no writing by it', async () => {
    const { recognize, asked } = createEngine({});
    const page = await recognizePage(picture, recognize, { expected: 'en' });
    expect(page).toMatchObject({ counts: { words: 0 }, isTelling: false, isClear: true });
    expect(asked).toEqual(['en 1']);
  });

  it('has nothing of a picture that cannot be decoded', async () => {
    expect(await recognizePage(picture, async () => null)).toBeNull();
  });
});
