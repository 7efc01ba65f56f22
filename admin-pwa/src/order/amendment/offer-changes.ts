import { droppedLines } from '@yiqiao/contract/life/compare-offers';
import type { Offer } from '@yiqiao/contract/record/order';
import { formatMoment, formatWall } from '../../clocks/format-time.ts';
import { moneyText } from '../../figures/money-text.ts';
import { texts } from '../../texts/texts.ts';

/** The terms of an amendment; those of a draft may lack what has not been typed yet. */
export type ComparedTerms = Partial<
  Pick<Offer, 'wordCount' | 'total' | 'currency' | 'deliverBy' | 'payBy' | 'note'>
>;

export interface OfferChange {
  readonly name: 'wordCount' | 'total' | 'deliverBy' | 'payBy';
  readonly before: string;
  readonly after: string;
}

export interface OfferChanges {
  readonly changes: readonly OfferChange[];
  /** Lines of the note that are gone, and those that are new. */
  readonly dropped: readonly string[];
  readonly added: readonly string[];
}

/** What an amendment changes against what was accepted, as it is shown: a change that nobody would see is none. */
export function findOfferChanges(accepted: Offer, terms: ComparedTerms, now: number): OfferChanges {
  const shown = showersAt(now);
  const changes = shownNames.flatMap((name) => {
    const [before, after] = [shown[name](accepted), shown[name](terms)];
    return before === null || after === null || before === after ? [] : [{ name, before, after }];
  });
  const [was, is] = [{ note: accepted.note }, { note: terms.note }];
  return { changes, dropped: droppedLines(was, is), added: droppedLines(is, was) };
}

const shownNames = ['wordCount', 'total', 'deliverBy', 'payBy'] as const;

/** How each term is shown; `null` if it is not known. */
function showersAt(
  now: number,
): Record<OfferChange['name'], (terms: ComparedTerms) => string | null> {
  const { figures, order } = texts();
  return {
    wordCount: ({ wordCount }) => (wordCount === undefined ? null : figures.words(wordCount)),
    total: ({ total, currency }) =>
      total === undefined || currency === undefined ? null : moneyText(total, currency),
    deliverBy: ({ deliverBy }) => (deliverBy === undefined ? null : formatMoment(deliverBy, now)),
    payBy: ({ payBy }) => (payBy === undefined ? order.amend.noDay : dayText(payBy, now)),
  };
}

/** The last day to pay, "2026-12-24", as staff read days. */
export function dayText(text: string, now: number): string {
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number);
  return formatWall({ year, month, day, hour: 0, minute: 0 }, false, now);
}
