import type { Language } from '@yiqiao/contract/text/languages';

export const chosenKey = 'language';

/** The part of `Storage` that is used here. */
export type ChoiceStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Remembers the language that a visitor has chosen, unless storage is full or blocked. */
export function rememberLanguage(storage: () => ChoiceStorage, language: Language): void {
  attempt(() => storage().setItem(chosenKey, language));
}

/** @returns `undefined` if storage is full or blocked. */
export function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
