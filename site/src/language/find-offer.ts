import { isLanguage, type Language, preferredLanguage } from '@yiqiao/contract/text/languages';
import { attempt, type ChoiceStorage, chosenKey } from './chosen-language.ts';

const declinedKey = 'language-offer-declined';

/** Remembers that the visitor declined, so that they are not asked again. */
export function declineOffer(storage: () => ChoiceStorage): void {
  attempt(() => storage().setItem(declinedKey, 'yes'));
}

/**
 * The language to offer on a page: the one chosen before, else the one that the browser prefers.
 * @returns `null` when it is the page's own, when there is none, or when the offer was declined before.
 */
export function findOffer(
  storage: () => ChoiceStorage,
  preferred: readonly string[],
  shown: Language,
): Language | null {
  if (attempt(() => storage().getItem(declinedKey)) != null) return null;
  const chosen = attempt(() => storage().getItem(chosenKey));
  const wanted = isLanguage(chosen) ? chosen : preferredLanguage(preferred);
  return wanted === shown ? null : wanted;
}
