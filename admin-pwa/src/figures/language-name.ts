import { isLanguage, type Language } from '@yiqiao/contract/text/languages';

const names: Readonly<Record<Language, string>> = {
  en: 'English',
  'zh-Hans': 'Simplified Chinese',
  'zh-Hant': 'Traditional Chinese',
};

/** The language that a client is answered in; empty where the request did not say. */
export function languageName(language: string | undefined): string {
  return isLanguage(language) ? names[language] : (language ?? '');
}
