import { type ComparedField, compareOffers } from '@yiqiao/contract/life/compare-offers';
import { decimalToCents } from '@yiqiao/contract/money/money';
import type { Offer } from '@yiqiao/contract/record/order';
import type { RequestTexts } from '../../content/en/request/request.ts';
import { toZonedMoment } from '../../content/facts/zoned-moment.ts';
import { useRequestTexts } from '../request-texts.ts';
import { MarkedText } from '../text/marked-text.tsx';
import { useRequestState } from '../use-request.ts';
import styles from './offer.module.css';
import { formatRate } from './offer-table.tsx';

interface ChangeTableProps {
  readonly before: Offer;
  readonly after: Offer;
}

/** What the office has changed from one version to another. The note is shown in full elsewhere. */
export function ChangeTable({ before, after }: ChangeTableProps) {
  const texts = useRequestTexts();
  const { request } = useRequestState();
  const fields = listChanges(before, after, request.timeZone, texts);
  return (
    <dl className={styles.changes}>
      {fields.map((field) => (
        <div key={field} className={styles.change}>
          <dt>{texts.offer.changed[field]}</dt>
          <dd>
            <del>
              <MarkedText text={showField(field, before, request.timeZone, texts)} />
            </del>
          </dd>
          <dd>
            <ins>
              <MarkedText text={showField(field, after, request.timeZone, texts)} />
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The fields that read differently in two versions: seconds are not shown, so they do not count. */
export function listChanges(
  before: Offer,
  after: Offer,
  timeZone: string | undefined,
  texts: RequestTexts,
): readonly ComparedField[] {
  const show = (field: ComparedField, offer: Offer) => showField(field, offer, timeZone, texts);
  return compareOffers(before, after).filter(
    (field) => field !== 'note' && show(field, before) !== show(field, after),
  );
}

/** A field of an offer, formatted. */
export function showField(
  field: ComparedField,
  offer: Offer,
  timeZone: string | undefined,
  texts: RequestTexts,
): string {
  const { formats, moments, offer: names } = texts;
  switch (field) {
    case 'wordCount':
      return formats.count(offer.wordCount);
    case 'pricePerWord':
      return offer.pricePerWord === undefined
        ? names.noPricePerWord
        : formatRate(offer.pricePerWord, texts);
    case 'total':
      return formats.money(decimalToCents(offer.total));
    case 'deliverBy':
    case 'validUntil':
      return moments.short(toZonedMoment(offer[field], timeZone));
    case 'note':
      return offer.note ?? names.noNote;
  }
}
