import { company } from './company.ts';
import type { Company } from './company-schema.ts';
import type { Language } from './text/languages.ts';

/** What it goes by. */
export type CompanyNames = Pick<
  Company,
  'name' | 'nameChinese' | 'nameTraditional' | 'brandChinese' | 'brandTraditional' | 'registeredAs'
>;

/** The company's name in running text; the English one where there is none in Chinese. */
export function companyNameIn(language: Language, names: CompanyNames = company): string {
  return chineseName(language, names) ?? names.name;
}

/** The same for titles, where the short Chinese name is better than an English one. */
export function titleNameIn(language: Language, names: CompanyNames = company): string {
  const { name, brandChinese, brandTraditional } = names;
  if (language === 'en') return name;
  const traditional = language === 'zh-Hant' && brandTraditional;
  return chineseName(language, names) || traditional || brandChinese || name;
}

function chineseName(language: Language, { nameChinese, nameTraditional }: CompanyNames) {
  if (language === 'en') return undefined;
  return language === 'zh-Hant' ? (nameTraditional ?? nameChinese) : nameChinese;
}
