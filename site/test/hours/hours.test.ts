import { exampleCompany } from '@yiqiao/contract/company';
import type { OfficeFacts } from '@yiqiao/contract/office-facts';
import { inLanguage, languages } from '@yiqiao/contract/text/languages';
import { afterEach, describe, expect, it, vi } from 'vitest';

const hours = {
  places: {
    'Asia/Shanghai': {
      name: { en: 'Shanghai', 'zh-Hans': '上海' },
      ...{ monday: '09:00-18:00', tuesday: '09:00-18:00' },
    },
  },
  daysOff: { '2026-10-01/2026-10-07': { en: 'National Day' } },
};
const said = {
  en: 'Shanghai: Mon, Tue 09:00–18:00, local time.',
  'zh-Hans': '上海办公室：周一、周二9:00–18:00（当地时间）。',
  'zh-Hant': '上海辦公室：週一、週二9:00–18:00（當地時間）。',
};

afterEach(() => {
  globalThis.companyFacts = undefined;
  vi.resetModules();
});

/** Some pages in three languages, as the server makes them of an office. */
async function render(facts: OfficeFacts): Promise<ReadonlyMap<string, string>> {
  vi.resetModules();
  globalThis.companyFacts = facts;
  const { renderPage, pageRoutes } = await import('../../src/entry-server.tsx');
  const pages = new Map<string, string>();
  for (const path of [...pageRoutes.map((route) => route.path), '/request', '/request/ended']) {
    for (const language of languages) {
      const address = inLanguage(path, language);
      pages.set(address, await renderPage(address));
    }
  }
  return pages;
}

describe('the pages of an office that says when it works', () => {
  it('say it beside the promise of a reply, and are else the same', async () => {
    const silent = await render(exampleCompany);
    const telling = await render({ ...exampleCompany, hours });
    const found: string[] = [];
    for (const [address, html] of telling) {
      const without = html.replaceAll(/<p class="[^"]*">([^<]*)<\/p>/g, (whole, text) => {
        if (!Object.values(said).includes(text)) return whole;
        found.push(`${address} ${text}`);
        return '';
      });
      expect([address, without]).toEqual([address, silent.get(address)]);
    }
    expect(found.sort()).toEqual(
      ['/quote', '/success']
        .flatMap((path) => languages.map((one) => `${inLanguage(path, one)} ${said[one]}`))
        .sort(),
    );
  });
});
