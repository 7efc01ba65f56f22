import type { Language } from '@yiqiao/contract/text/languages';

/**
 * The language of the client's page while nobody has chosen one: as the name is written, Chinese as the office writes
 * it.
 */
export function languageOfName(name: string, console: Language): Language {
  if (!/\p{Script=Han}/u.test(name)) return 'en';
  return console === 'zh-Hant' ? 'zh-Hant' : 'zh-Hans';
}
