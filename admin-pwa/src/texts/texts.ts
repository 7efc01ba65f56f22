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

// One for the whole page, and for the worker that draws its first screen: rules and actions say what
// they say in the language of the person who is there.
let current = english;
const listeners = new Set<() => void>();

/** Texts in the language of the person at this device, as it is now. */
export function texts(): Texts {
  return current;
}

/** The same for a component; it is drawn again in another language when the person chooses one. */
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
