import { isLanguage, type Language, preferredLanguage } from '@yiqiao/contract/text/languages';
import { start as english, type StartTexts } from '../texts/en/start.ts';
import { start as simplified } from '../texts/zh-hans/start.ts';
import { start as traditional } from '../texts/zh-hant/start.ts';

// Apart from all other texts: nothing that comes before the first frame waits for those.

const byLanguage: Readonly<Record<Language, StartTexts>> = {
  en: english,
  'zh-Hans': simplified,
  'zh-Hant': traditional,
};

/** In the language of the page as it stands. */
export function startTexts(): StartTexts {
  const { lang } = document.documentElement;
  return byLanguage[isLanguage(lang) ? lang : 'en'];
}

/** A page that the worker has put nothing into begins in the browser's language: the choice is not read yet. */
export function beginInOwnLanguage(): void {
  document.documentElement.lang = preferredLanguage(navigator.languages) ?? 'en';
  const line = document.querySelector('.starting [role="status"]');
  if (line) line.textContent = startTexts().loading;
}
