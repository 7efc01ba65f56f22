import { company } from '@yiqiao/contract/company';
import type { Language } from '@yiqiao/contract/text/languages';
import { hans, hant, type Quoted } from './phrase.ts';

/** Whether the company has the name that the About page explains. */
export const isYiqiao =
  company.brand === 'Yiqiao' && ['译桥', '譯橋'].includes(company.brandChinese);

/** The short Chinese name as a page in this language writes it; no text if the company has none. */
export function chineseBrand(language: Language): Quoted {
  return language === 'zh-Hant'
    ? hant(company.brandTraditional || company.brandChinese)
    : hans(company.brandChinese);
}
