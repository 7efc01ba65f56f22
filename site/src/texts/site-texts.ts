import { inLanguage } from '@yiqiao/contract/text/languages';
import type { SiteTexts } from '../content/en/site-texts.ts';
import { type PageKey, pagePaths } from '../content/pages/page-keys.ts';
import { createRequired } from '../required-context.ts';

/** What every page needs: its language, the names of all pages, header and footer. */
export const [SiteTextsContext, useTexts] = createRequired<SiteTexts>('texts of the site');

/** Returns a function that gives the path of a page in the current language: `pathTo('quote')`. */
export function usePathTo(): (key: PageKey) => string {
  const { language } = useTexts();
  return (key) => inLanguage(pagePaths[key], language);
}
