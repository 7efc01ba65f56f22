import type { Language } from '@yiqiao/contract/text/languages';
import type { Texts } from './en.ts';

/**
 * The texts of a language that comes in a file of its own. English comes with the console: there is always
 * something to say.
 * @throws if the file cannot be had.
 */
export async function loadTexts(language: Exclude<Language, 'en'>): Promise<Texts> {
  return language === 'zh-Hans'
    ? (await import('./zh-hans.ts')).texts
    : (await import('./zh-hant.ts')).texts;
}
