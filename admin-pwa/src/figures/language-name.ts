import { isLanguage } from '@yiqiao/contract/text/languages';
import { texts } from '../texts/texts.ts';

/** The language the client is answered in; empty if the request did not say. */
export function languageName(language: string | undefined): string {
  return isLanguage(language) ? texts().figures.languageNames[language] : (language ?? '');
}
