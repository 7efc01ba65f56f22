import type { Language } from '@yiqiao/contract/text/languages';
import { describe, expect, it } from 'vitest';
import { counting } from '../en/services/pages/counting.ts';
import { loadService } from '../loaders/load-service.ts';
import { counting as hansCounting } from '../zh-hans/services/pages/counting.ts';
import { counting as hantCounting } from '../zh-hant/services/pages/counting.ts';
import type { ServiceContent } from './service-content.ts';
import { serviceSlugs } from './service-slugs.ts';

async function loadPages(language: Language, words: Record<string, string>) {
  return Promise.all(
    serviceSlugs.map(async (slug) => ({
      slug,
      language,
      words,
      english: await loadService(slug, 'en'),
      chinese: await loadService(slug, language),
    })),
  );
}

const pages = [
  ...(await loadPages('zh-Hans', hansCounting)),
  ...(await loadPages('zh-Hant', hantCounting)),
];

/** The endings and names of files that each row of the table speaks of: `.docx`, `strings.xml`. */
function listFiles({ exchange }: ServiceContent): string[][] {
  return exchange.rows.map(({ send }) => send.match(/\.[a-z]+/g) ?? []);
}

/** How each row is counted, by the name of the way. */
function listCounting({ exchange }: ServiceContent, words: Record<string, string>) {
  return exchange.rows.map(
    ({ counted }) => Object.entries(words).find(([, text]) => text === counted)?.[0],
  );
}

describe.each(pages)('the service page $slug in $language', ({ words, english, chinese }) => {
  it('takes the same files as the English page, and counts them the same way', () => {
    expect(listFiles(chinese)).toEqual(listFiles(english));
    expect(listCounting(chinese, words)).toEqual(listCounting(english, counting));
    expect(listCounting(chinese, words)).not.toContain(undefined);
  });

  it('has as many questions and points as the English page', () => {
    const countParts = ({ questions, preparation }: ServiceContent) => [
      questions.length,
      preparation.general.length,
      preparation.intoChinese.length,
      preparation.intoEnglish.length,
    ];
    expect(countParts(chinese)).toEqual(countParts(english));
  });

  it('shows Chinese that goes wrong into English', () => {
    for (const { source, wrong, ours } of chinese.specimens.rows) {
      expect(source).toMatch(/\p{Script=Han}/u);
      expect(wrong).toMatchObject({ lang: 'en' });
      expect(ours).toMatchObject({ lang: 'en' });
    }
  });
});
