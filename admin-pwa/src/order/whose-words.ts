import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { formatRecent } from '../clocks/format-time.ts';
import { useOwnAmongSeveral } from '../state/use-own-among-several.ts';
import { useTexts } from '../texts/texts.ts';

/**
 * What the next step means for whose an order is: that doing it takes the order, or who handed it over. `null` where
 * there is nothing to say, as in an office of one.
 */
export function useWhoseWords(
  { assignee }: QuoteSubmission,
  deed: 'quoting' | 'delivering' | null,
  now: number,
): string | null {
  const own = useOwnAmongSeveral();
  const { assigning } = useTexts();
  if (own === null) return null;
  if (assignee === undefined) return deed === null ? null : assigning[deed];
  const { id, givenBy, at } = assignee;
  if (id !== own.id || givenBy === undefined) return null;
  return assigning.handedToYou(givenBy.name, formatRecent(at, now));
}
