import { company } from '@yiqiao/contract/company';
import type { Language } from '@yiqiao/contract/text/languages';

/** The company's name in titles and where a page is shared; on Chinese pages the Chinese one, if it has one. */
export function companyName(language: Language): string {
  return language === 'en' ? company.name : company.brandChinese || company.name;
}
