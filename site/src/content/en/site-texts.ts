import type { Language } from '@yiqiao/contract/text/languages';
import type { PageNames } from '../pages/page-names.ts';
import { type CallToAction, callToAction } from './call-to-action.ts';
import { type LayoutTexts, layout } from './layout.ts';
import { type MenuTexts, menuTexts } from './menus.ts';
import { pageNames } from './names/page-names.ts';

/** What every page of a language needs, whichever it is: the names of all pages, and the layout's texts. */
export interface SiteTexts {
  readonly language: Language;
  readonly pageNames: PageNames;
  readonly menus: MenuTexts;
  readonly layout: LayoutTexts;
  readonly callToAction: CallToAction;
}

export const siteTexts: SiteTexts = {
  language: 'en',
  pageNames,
  menus: menuTexts,
  layout,
  callToAction,
};
