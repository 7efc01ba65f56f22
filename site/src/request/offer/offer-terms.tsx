import type { Offer } from '@yiqiao/contract/record/order';
import { toZonedMoment } from '../../content/facts/zoned-moment.ts';
import { PrintButton } from '../print/print-button.tsx';
import { useRequestTexts } from '../request-texts.ts';
import styles from '../text/record-row.module.css';
import { RecordRow } from '../text/record-row.tsx';
import { useNow } from '../use-now.ts';
import { useRequestState } from '../use-request.ts';

const hourMs = 3_600_000;

/** When it is delivered, how long the offer is valid, and its printed version. */
export function OfferTerms({ offer }: { readonly offer: Offer }) {
  const { offer: texts, moments } = useRequestTexts();
  const { request } = useRequestState();
  const now = useNow(request.servedAt);
  const zone = request.timeZone ?? offer.timeZone;
  const delivery = toZonedMoment(offer.deliverBy, zone);
  const hours = Math.floor((Date.parse(offer.validUntil) - now) / hourMs);
  return (
    <dl className={styles.rows}>
      <RecordRow name={texts.delivery}>
        <b>
          <time dateTime={offer.deliverBy}>{moments.full(delivery)}</time>
        </b>
        <small>{moments.yourTime(delivery)}</small>
      </RecordRow>
      <RecordRow name={texts.validUntil}>
        <time dateTime={offer.validUntil}>
          {moments.full(toZonedMoment(offer.validUntil, zone))}
        </time>
        <small>{describeLeft(hours, texts.left)}</small>
      </RecordRow>
      <RecordRow name={texts.onPaper}>
        <PrintButton paper="quotation" label={texts.save(offer.version)} />
      </RecordRow>
    </dl>
  );
}

function describeLeft(
  hours: number,
  texts: ReturnType<typeof useRequestTexts>['offer']['left'],
): string {
  if (hours >= 24) return texts.days(Math.floor(hours / 24));
  return hours >= 1 ? texts.hours(hours) : texts.soon;
}
