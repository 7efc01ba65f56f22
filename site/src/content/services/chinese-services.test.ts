import { describe, expect, it } from 'vitest';
import { appLocalization } from '../en/services/pages/app.ts';
import { counting } from '../en/services/pages/counting.ts';
import { creativeWriting } from '../en/services/pages/creative-writing.ts';
import { documentTranslation } from '../en/services/pages/document.ts';
import { seoLocalization } from '../en/services/pages/seo.ts';
import { transcription } from '../en/services/pages/transcription.ts';
import { videoTranslation } from '../en/services/pages/video.ts';
import { websiteLocalization } from '../en/services/pages/website.ts';
import { toPlainText } from '../phrase.ts';
import { findWrongScript, listTexts } from '../test/content-review.ts';
import { appLocalization as appHans } from '../zh-hans/services/pages/app.ts';
import { counting as countingHans } from '../zh-hans/services/pages/counting.ts';
import { creativeWriting as writingHans } from '../zh-hans/services/pages/creative-writing.ts';
import { documentTranslation as documentHans } from '../zh-hans/services/pages/document.ts';
import { seoLocalization as seoHans } from '../zh-hans/services/pages/seo.ts';
import { transcription as transcriptionHans } from '../zh-hans/services/pages/transcription.ts';
import { videoTranslation as videoHans } from '../zh-hans/services/pages/video.ts';
import { websiteLocalization as websiteHans } from '../zh-hans/services/pages/website.ts';
import { appLocalization as appHant } from '../zh-hant/services/pages/app.ts';
import { counting as countingHant } from '../zh-hant/services/pages/counting.ts';
import { creativeWriting as writingHant } from '../zh-hant/services/pages/creative-writing.ts';
import { documentTranslation as documentHant } from '../zh-hant/services/pages/document.ts';
import { seoLocalization as seoHant } from '../zh-hant/services/pages/seo.ts';
import { transcription as transcriptionHant } from '../zh-hant/services/pages/transcription.ts';
import { videoTranslation as videoHant } from '../zh-hant/services/pages/video.ts';
import { websiteLocalization as websiteHant } from '../zh-hant/services/pages/website.ts';
import type { ServiceContent } from './service-content.ts';

const services = [
  { name: 'document', english: documentTranslation, hans: documentHans, hant: documentHant },
  { name: 'website', english: websiteLocalization, hans: websiteHans, hant: websiteHant },
  { name: 'video', english: videoTranslation, hans: videoHans, hant: videoHant },
  {
    name: 'transcription',
    english: transcription,
    hans: transcriptionHans,
    hant: transcriptionHant,
  },
  { name: 'app', english: appLocalization, hans: appHans, hant: appHant },
  { name: 'seo', english: seoLocalization, hans: seoHans, hant: seoHant },
  { name: 'creative writing', english: creativeWriting, hans: writingHans, hant: writingHant },
];

const pages = services.flatMap(({ name, english, hans, hant }) => [
  { name, lang: 'zh-Hans' as const, english, chinese: hans, words: countingHans },
  { name, lang: 'zh-Hant' as const, english, chinese: hant, words: countingHant },
]);

const specimens = pages.map(({ lang, chinese }) => ({ lang, rows: chinese.specimens.rows }));

/** The names of the files a row of the table speaks of: `.docx`, `strings.xml`. */
function listFileNames({ exchange }: ServiceContent): string[][] {
  return exchange.rows.map(({ send }) => send.match(/\.[a-z]+/g) ?? []);
}

function listCounting({ exchange }: ServiceContent, words: Record<string, string>) {
  return exchange.rows.map(
    (row) => Object.entries(words).find(([, text]) => text === row.counted)?.[0],
  );
}

const claims = [
  { pattern: /\d+ ?小[时時]/g, stated: ['24小时', '24小時'] },
  { pattern: /\d+天/g, stated: ['7天', '30天'] },
  { pattern: /US\$\s*\d+/g, stated: ['US$\u00a023', 'US$\u00a039'] },
  { pattern: /ISO \d+/g, stated: ['ISO 17100'] },
  { pattern: /[\d,]+\+|[\d.]+[万萬](?!元)|[\d.]+年/g, stated: ['5年'] },
  { pattern: /百分之百|100%|国家级|國家級|顶级|頂級|领先|領先|唯一/g, stated: [] },
];

describe.each(pages)('the page of $name in $lang', ({ lang, english, chinese, words }) => {
  it('takes the same files as the English page, and counts them the same way', () => {
    expect(listFileNames(chinese)).toEqual(listFileNames(english));
    expect(listCounting(chinese, words)).toEqual(listCounting(english, counting));
    expect(listCounting(chinese, words)).not.toContain(undefined);
  });

  it('has as many questions and points as the English page', () => {
    expect(chinese.questions).toHaveLength(english.questions.length);
    expect(chinese.preparation.general).toHaveLength(english.preparation.general.length);
    expect(chinese.preparation.intoChinese).toHaveLength(english.preparation.intoChinese.length);
    expect(chinese.preparation.intoEnglish).toHaveLength(english.preparation.intoEnglish.length);
  });

  it('shows Chinese that goes wrong into English, each case on one page only', () => {
    for (const { source, wrong, ours } of chinese.specimens.rows) {
      expect(source).toBeTypeOf('string');
      expect(wrong).toMatchObject({ lang: 'en' });
      expect(ours).toMatchObject({ lang: 'en' });
      expect(toPlainText(ours)).not.toBe(toPlainText(wrong));
      const alike = specimens
        .filter((page) => page.lang === lang)
        .flatMap(({ rows }) => rows.filter((row) => row.source === source));
      expect(alike).toHaveLength(1);
    }
  });

  it('writes its own text in its own characters', () => {
    const own = listTexts(chinese).filter((text) => /\p{Script=Han}/u.test(text));
    const quoted = new Set(
      lang === 'zh-Hans'
        ? listTexts(quotesOf(chinese, 'zh-Hant'))
        : listTexts(quotesOf(chinese, 'zh-Hans')),
    );
    const marked = own.filter((text) => !quoted.has(text)).map((text) => ({ lang, text }));
    expect(findWrongScript(marked)).toEqual([]);
  });

  it('promises nothing that the company has not promised', () => {
    const found = listTexts(chinese).flatMap((text) =>
      claims.flatMap(({ pattern, stated }) =>
        (text.match(pattern) ?? []).filter((claim) => !stated.includes(claim)),
      ),
    );
    expect(found).toEqual([]);
  });
});

/** The pieces of a page that are in another script than the page. */
function quotesOf(content: unknown, lang: string): unknown[] {
  if (typeof content !== 'object' || content === null) return [];
  if ('lang' in content) return content.lang === lang ? [content] : [];
  return Object.values(content).flatMap((part) => quotesOf(part, lang));
}
