import { isLanguage, type Language, preferredLanguage } from '@yiqiao/contract/text/languages';
import { start as english, type StartTexts } from '../texts/en/start.ts';
import { loadTexts } from '../texts/load-texts.ts';
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

/** Has the texts of the page's language come along with the console, which asks for them once it is here. */
export function fetchOwnTexts(): void {
  const { lang } = document.documentElement;
  if (isLanguage(lang) && lang !== 'en') void loadTexts(lang).catch(() => {});
}
