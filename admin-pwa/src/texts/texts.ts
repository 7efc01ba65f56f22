import { type Language, preferredLanguage } from '@yiqiao/contract/text/languages';
import { useSyncExternalStore } from 'react';
import { texts as english, type Texts } from './en.ts';
import { loadTexts } from './load-texts.ts';

// One for the whole page, and for the worker that draws its first screen: rules and actions use the
// language of the person at this device.
let current = english;
let wanted: Language = 'en';
const listeners = new Set<() => void>();

/** The texts in the current language. */
export function texts(): Texts {
  return current;
}

/** As `texts`, for a component: it renders again when the language changes. */
export function useTexts(): Texts {
  return useSyncExternalStore(subscribe, texts, texts);
}

/**
 * Changes the language as soon as its texts are there. If they cannot be had, the language stays.
 * @param chosen by the person; without a choice the browser's languages decide.
 * @returns whether the language is spoken, or another one has been asked for in the meantime.
 */
export async function speak(chosen: Language | undefined): Promise<boolean> {
  const language = chosen ?? preferredLanguage(navigator.languages) ?? 'en';
  wanted = language;
  try {
    const loaded = language === 'en' ? english : await loadTexts(language);
    if (wanted === language) current = loaded;
  } catch (error) {
    globalThis.console.warn('The texts of a language are missing.', error);
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
