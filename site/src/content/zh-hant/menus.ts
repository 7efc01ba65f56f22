import type { MenuTexts } from '../en/menus.ts';
import { english } from '../phrase.ts';

export const menuTexts: MenuTexts = {
  services: {
    name: '服務',
    companion: english('Services'),
    intro: '中翻英、英翻中，或者用其中一種語言從零寫起。',
  },
  industries: {
    name: '產業',
    companion: english('Industries'),
    intro: '您這一行的合約、標示和廣告標語，兩種語言我們都讀得懂。',
  },
};
