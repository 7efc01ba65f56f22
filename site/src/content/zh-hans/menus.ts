import type { MenuTexts } from '../en/menus.ts';
import { english } from '../phrase.ts';

export const menuTexts: MenuTexts = {
  services: {
    name: '服务',
    companion: english('Services'),
    intro: '中译英、英译中，或者用其中一种语言从零写起。',
  },
  industries: {
    name: '行业',
    companion: english('Industries'),
    intro: '您这一行的合同、标签和广告语，两种语言我们都读得懂。',
  },
};
