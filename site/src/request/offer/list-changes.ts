import { type ComparedField, compareOffers } from '@yiqiao/contract/life/compare-offers';
import type { Offer } from '@yiqiao/contract/record/order';
import type { PageTexts } from '../request-texts.ts';
import { formatRate } from './offer-table.tsx';

interface Change {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/**
 * What reads differently in two versions of an offer: seconds are not shown, so they do not count. The note is
 * shown in full elsewhere.
 */
export function listChanges(before: Offer, after: Offer, texts: PageTexts): readonly Change[] {
  const compared = compareOffers(before, after)
    .filter((field) => field !== 'note')
    .map((field) => ({
      name: texts.offer.changed[field],
      before: show[field](before, texts),
      after: show[field](after, texts),
    }));
  const payBy = {
    name: texts.offer.payBy,
    before: showPayBy(before, texts),
    after: showPayBy(after, texts),
  };
  return [...compared, payBy].filter((change) => change.before !== change.after);
}

/** What the notes say differently; nothing if they are the same. */
export function listNoteChange(
  { note: before }: Offer,
  { note: after }: Offer,
  { offer: { changed, noNote } }: PageTexts,
): readonly Change[] {
  return before === after
    ? []
    : [{ name: changed.note, before: before ?? noNote, after: after ?? noNote }];
}

function showPayBy({ payBy }: Offer, { offer, day }: PageTexts): string {
  return payBy === undefined ? offer.noPayBy : day(payBy);
}

const show: Readonly<
  Record<Exclude<ComparedField, 'note'>, (offer: Offer, texts: PageTexts) => string>
> = {
  wordCount: ({ wordCount }, { formats }) => formats.count(wordCount),
  pricePerWord: ({ pricePerWord, currency }, texts) =>
    pricePerWord === undefined
      ? texts.offer.noPricePerWord
      : formatRate(pricePerWord, currency, texts),
  total: ({ total, currency }, { price }) => price(total, currency),
  deliverBy: ({ deliverBy }, { moments }) => moments.short(deliverBy),
  validUntil: ({ validUntil }, { moments }) => moments.short(validUntil),
};
