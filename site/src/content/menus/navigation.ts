import { inLanguage } from '@yiqiao/contract/text/languages';
import type { SiteTexts } from '../en/site-texts.ts';
import { industrySlugs } from '../industries/industry-slugs.ts';
import { type PageKey, pagePaths } from '../pages/page-keys.ts';
import type { Quoted } from '../phrase.ts';
import { type ServiceSlug, serviceSlugs } from '../services/service-slugs.ts';

export interface MenuLink {
  readonly path: string;
  readonly name: string;
  readonly companion: Quoted;
}

export interface Menu {
  readonly id: 'services' | 'industries';
  readonly name: string;
  readonly companion: Quoted;
  readonly intro: string;
  readonly links: readonly MenuLink[];
}

export type MenuId = Menu['id'];

/** The menus of the header: every service and every industry, in the order of their registries. */
export function listMenus(texts: SiteTexts): readonly Menu[] {
  return [
    { id: 'services', ...texts.menus.services, links: listLinks(serviceSlugs, texts) },
    { id: 'industries', ...texts.menus.industries, links: listLinks(industrySlugs, texts) },
  ];
}

/** Five of the services, in an order of their own. */
export const footerServices: readonly ServiceSlug[] = [
  'document',
  'website',
  'app',
  'video',
  'seo',
];

/** In the last line of the footer, and each at the end of the others. */
export const legalPages = ['terms', 'agreement', 'privacy', 'accessibility'] as const;

/** Links to pages, in the language of the texts. */
export function listLinks(
  keys: readonly PageKey[],
  { language, pageNames }: SiteTexts,
): readonly MenuLink[] {
  return keys.map((key) => {
    const { name, nameCompanion } = pageNames[key];
    return { path: inLanguage(pagePaths[key], language), name, companion: nameCompanion };
  });
}
