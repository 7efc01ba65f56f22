import { company, localLines } from './company.ts';
import { type CompanyNames, companyNameIn } from './company-name.ts';
import type { Language } from './text/languages.ts';

/** The name in the register of companies, for agreements and papers; otherwise the one it trades under. */
export function registeredNameIn(language: Language, names: CompanyNames = company): string {
  const { registeredAs } = names;
  return registeredAs === undefined
    ? companyNameIn(language, names)
    : localLines(registeredAs, language);
}
