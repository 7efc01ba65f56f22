import { isLanguage, type Language, preferredLanguage } from '@yiqiao/contract/text/languages';
import { start as english, type StartTexts } from '../texts/en/start.ts';
import { start as simplified } from '../texts/zh-hans/start.ts';
import { start as traditional } from '../texts/zh-hant/start.ts';

// Apart from all other texts: nothing needed before the first frame waits for those.

const byLanguage: Readonly<Record<Language, StartTexts>> = {
  en: english,
  'zh-Hans': simplified,
  'zh-Hant': traditional,
};

/** The texts in the page's present language. */
export function startTexts(): StartTexts {
  const { lang } = document.documentElement;
  return byLanguage[isLanguage(lang) ? lang : 'en'];
}

/**
 * Without a first screen the page begins in the browser's language: the person's choice has not been
 * read yet.
 */
export function beginInOwnLanguage(): void {
  document.documentElement.lang = preferredLanguage(navigator.languages) ?? 'en';
  const line = document.querySelector('.starting [role="status"]');
  if (line) line.textContent = startTexts().loading;
}
