import type { Offer } from '@yiqiao/contract/record/order';
import { RecordRow, RecordRows } from '../../blocks/record-rows.tsx';
import { PrintButton } from '../print/print-button.tsx';
import { useRequestTexts } from '../request-texts.ts';
import { useNow } from '../use-now.ts';
import { useRequestState } from '../use-request.ts';

const hourMs = 3_600_000;

/** When it is delivered, how long the offer is valid, and its printed version. */
export function OfferTerms({ offer }: { readonly offer: Offer }) {
  const { offer: texts, momentsIn, day } = useRequestTexts();
  const { request } = useRequestState();
  const now = useNow(request.servedAt);
  const moments = momentsIn(request.timeZone ?? offer.timeZone);
  const hours = Math.floor((Date.parse(offer.validUntil) - now) / hourMs);
  return (
    <RecordRows>
      <RecordRow name={texts.delivery}>
        <b>
          <time dateTime={offer.deliverBy}>{moments.full(offer.deliverBy)}</time>
        </b>
        <small>{moments.yourTime(offer.deliverBy)}</small>
      </RecordRow>
      <RecordRow name={texts.validUntil}>
        <time dateTime={offer.validUntil}>{moments.full(offer.validUntil)}</time>
        <small>{describeLeft(hours, texts.left)}</small>
      </RecordRow>
      {offer.payBy !== undefined && (
        <RecordRow name={texts.payBy}>
          <time dateTime={offer.payBy}>{day(offer.payBy)}</time>
        </RecordRow>
      )}
      <RecordRow name={texts.onPaper}>
        <PrintButton paper="quotation" label={texts.save(offer.version)} />
      </RecordRow>
    </RecordRows>
  );
}

function describeLeft(
  hours: number,
  texts: ReturnType<typeof useRequestTexts>['offer']['left'],
): string {
  if (hours >= 24) return texts.days(Math.floor(hours / 24));
  return hours >= 1 ? texts.hours(hours) : texts.soon;
}
