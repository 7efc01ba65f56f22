import type { Language } from '@yiqiao/contract/text/languages';

export const chosenKey = 'language';

/** As much of `Storage` as a choice needs. */
export type ChoiceStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Keeps the language that a visitor has chosen. Where storage is full or forbidden, nothing is kept. */
export function rememberLanguage(storage: () => ChoiceStorage, language: Language): void {
  attempt(() => storage().setItem(chosenKey, language));
}

/** @returns `undefined` where storage is full or forbidden. */
export function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
