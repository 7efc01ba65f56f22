import { isCounted } from '@yiqiao/contract/counting/word-count';
import { currentPrices } from '@yiqiao/contract/current-prices';
import type { Cents } from '@yiqiao/contract/money/money';
import { estimateCents } from '@yiqiao/contract/money/pricing';
import { getWordCount } from '../counts/word-figures.ts';
import type { DeskState } from '../desk/desk-state.ts';

/** What an open estimate says, of how many words. */
export interface ShownEstimate {
  readonly wordCount: number;
  readonly cents: Cents;
}

/** @returns `null` while none is open, or nothing is counted. */
export function findShownEstimate({
  document,
  pricing,
}: Pick<DeskState, 'document' | 'pricing'>): ShownEstimate | null {
  const count = document && getWordCount(document);
  if (!count || pricing === null || !isCounted(count.wordCountBasis)) return null;
  const { wordCount } = count;
  return { wordCount, cents: estimateCents({ wordCount, ...pricing }, currentPrices()) };
}
