import { company } from '@yiqiao/contract/company';
import type { Language } from '@yiqiao/contract/text/languages';
import type { Brand } from './letter-parts.ts';

/** The company's names, that of the mail's language first. */
export function brandsOf(language: Language): readonly [Brand, Brand] {
  const { brand, brandChinese, brandTraditional = brandChinese } = company;
  const english = { language: 'en', name: brand } as const;
  if (language === 'en') return [english, { language: 'zh-Hans', name: brandChinese }];
  const name = language === 'zh-Hant' ? brandTraditional : brandChinese;
  return [{ language, name }, english];
}
