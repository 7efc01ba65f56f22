import type { ClaimId } from '@yiqiao/contract/claims/claims-schema';
import { isClaimed } from '@yiqiao/contract/is-claimed';

/** A text that holds only where the office makes a claim; where it does not, another or none. */
export function ifClaimed(id: ClaimId, text: string, otherwise = ''): string {
  return isClaimed(id) ? text : otherwise;
}

/** The texts of those claims that the office makes, in this order. Empty where it makes none. */
export function joinClaimed(texts: Partial<Record<ClaimId, string>>, between: string): string {
  const claimed = Object.entries(texts).filter(([id]) => isClaimed(id as ClaimId));
  return claimed.map(([, text]) => text).join(between);
}

/** Those items whose claim the office makes, and those that are none (`null`). */
export function onlyClaimed<Item>(
  items: readonly (readonly [claim: ClaimId | null, item: Item])[],
): readonly Item[] {
  return items.filter(([claim]) => claim === null || isClaimed(claim)).map(([, item]) => item);
}

/** English sentences one after the other, without those that are empty. */
export function joinSentences(...sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== '').join(' ');
}
