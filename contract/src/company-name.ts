import { company, localLines } from './company.ts';
import type { Company } from './company-schema.ts';
import type { Language } from './text/languages.ts';

type Names = Pick<
  Company,
  'name' | 'nameChinese' | 'nameTraditional' | 'brandChinese' | 'brandTraditional' | 'registeredAs'
>;

/** The company's name in running text; the English one where there is none in Chinese. */
export function companyNameIn(language: Language, names: Names = company): string {
  return chineseName(language, names) ?? names.name;
}

/** The same for titles, where the short Chinese name is better than an English one. */
export function titleNameIn(language: Language, names: Names = company): string {
  if (language === 'en') return names.name;
  const { brandChinese, brandTraditional } = names;
  const brand = language === 'zh-Hant' ? brandTraditional || brandChinese : brandChinese;
  return chineseName(language, names) || brand || names.name;
}

/** The name in the register of companies, for agreements and papers; otherwise the one it trades under. */
export function registeredNameIn(language: Language, names: Names = company): string {
  const { registeredAs } = names;
  return registeredAs === undefined
    ? companyNameIn(language, names)
    : localLines(registeredAs, language);
}

function chineseName(language: Language, { nameChinese, nameTraditional }: Names) {
  if (language === 'en') return undefined;
  return language === 'zh-Hant' ? (nameTraditional ?? nameChinese) : nameChinese;
}
