import { describe, expect, it } from 'vitest';
import terms from '../../../../docs/terms.md?raw';
import {
  type ChineseText,
  findTypingFaults,
  isLeftOver,
  listChineseTexts,
  listRejected,
  usesTerm,
} from './chinese-review.ts';
import { hasScript } from './content-review.ts';

const hans = readAll({
  ...import.meta.glob<string>('../zh-hans/**/*.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../../../../admin-pwa/src/texts/zh-hans/**/*.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../../../../api/src/mail/texts/zh-hans/*.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../../../../contract/src/wording/zh-hans*.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
});
const hant = readAll({
  ...import.meta.glob<string>('../zh-hant/**/*.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../../../../admin-pwa/src/texts/zh-hant/**/*.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../../../../api/src/mail/texts/zh-hant/*.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../../../../contract/src/wording/zh-hant*.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
});

function readAll(sources: Record<string, string>): ChineseText[] {
  return Object.entries(sources).flatMap(([path, source]) => listChineseTexts(path, source));
}

/** The texts that a rule refuses, each with its place, so that a failure says where to look. */
function refuse(texts: readonly ChineseText[], isBad: (text: string) => boolean): string[] {
  return texts.filter(({ text }) => isBad(text)).map(({ place, text }) => `${place}: ${text}`);
}

describe('the Chinese texts', () => {
  it('are found', () => {
    expect(hans.length).toBeGreaterThan(1000);
    expect(hant.length).toBeGreaterThan(1000);
  });

  it('are typed with full-width punctuation and without spaces beside Latin', () => {
    expect(refuse([...hans, ...hant], (text) => findTypingFaults(text).length > 0)).toEqual([]);
  });

  it('hold no English sentence', () => {
    expect(refuse([...hans, ...hant], isLeftOver)).toEqual([]);
  });

  it('are each in their own script', () => {
    expect(refuse(hans, (text) => !hasScript(text, 'zh-Hans'))).toEqual([]);
    expect(refuse(hant, (text) => !hasScript(text, 'zh-Hant'))).toEqual([]);
  });

  it.each([
    ['简体', hans],
    ['繁體', hant],
  ] as const)('use no term in %s that docs/terms.md refuses', (script, texts) => {
    const rejected = listRejected(terms, script);
    expect(rejected.length).toBeGreaterThan(20);
    expect(refuse(texts, (text) => rejected.some((term) => usesTerm(text, term)))).toEqual([]);
  });
});

describe('findTypingFaults', () => {
  it.each([
    ['请选择文件,再提交', 'half-width punctuation'],
    ['共 3 页', 'a space beside Chinese'],
    ['已提交！', 'an exclamation mark'],
  ])('finds what is wrong in %s', (text, fault) => {
    expect(findTypingFaults(text)).toEqual([fault]);
  });

  it('has nothing against prices, times and units', () => {
    const text = 'US$0.10 / 字，如17:30，1 GB以内';
    expect(findTypingFaults(text)).toEqual([]);
  });
});
