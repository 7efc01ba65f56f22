import { type Language, preferredLanguage } from '@yiqiao/contract/text/languages';
import { useSyncExternalStore } from 'react';
import { texts as english, type Texts } from './en.ts';
import { texts as simplified } from './zh-hans.ts';
import { texts as traditional } from './zh-hant.ts';

const byLanguage: Readonly<Record<Language, Texts>> = {
  en: english,
  'zh-Hans': simplified,
  'zh-Hant': traditional,
};

// One for the whole page, and for the worker that draws its first screen: rules and actions use the
// language of the person at this device.
let current = english;
const listeners = new Set<() => void>();

/** The texts in the current language. */
export function texts(): Texts {
  return current;
}

/** As `texts`, for a component: it renders again when the language changes. */
export function useTexts(): Texts {
  return useSyncExternalStore(subscribe, texts, texts);
}

/** @param chosen by the person; without a choice the browser's languages decide. */
export function speak(chosen: Language | undefined): void {
  current = byLanguage[chosen ?? preferredLanguage(navigator.languages) ?? 'en'];
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
