import { inLanguage } from '@yiqiao/contract/text/languages';
import type { SiteTexts } from '../content/en/site-texts.ts';
import { type PageKey, pagePaths } from '../content/pages/page-keys.ts';
import { createTexts } from './create-texts.ts';

/** What every page has: its language, the names of all pages, header and footer. */
export const [SiteTextsContext, useTexts] = createTexts<SiteTexts>('texts of the site');

/** Tells the path of a page in the language of the page that asks: `pathTo('quote')`. */
export function usePathTo(): (key: PageKey) => string {
  const { language } = useTexts();
  return (key) => inLanguage(pagePaths[key], language);
}
