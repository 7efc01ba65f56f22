import type { Language } from '@yiqiao/contract/text/languages';
import type { CallToAction } from './en/call-to-action.ts';
import type { LayoutTexts } from './en/layout.ts';
import type { MenuTexts } from './en/menus.ts';
import type { PageNames } from './pages/page-names.ts';

/** What every page of a language needs, whichever it is: the names of all pages and what stands around one. */
export interface SiteTexts {
  readonly language: Language;
  readonly pageNames: PageNames;
  readonly menus: MenuTexts;
  readonly layout: LayoutTexts;
  readonly callToAction: CallToAction;
}
