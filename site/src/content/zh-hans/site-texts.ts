import type { SiteTexts } from '../en/site-texts.ts';
import { callToAction } from './call-to-action.ts';
import { layout } from './layout.ts';
import { menuTexts } from './menus.ts';
import { pageNames } from './names/page-names.ts';

export const siteTexts: SiteTexts = {
  language: 'zh-Hans',
  pageNames,
  menus: menuTexts,
  layout,
  callToAction,
};
