import { allDeletedAt, keptAfterCompletion } from '@yiqiao/contract/files/receipt-files';
import { acceptedOffer } from '@yiqiao/contract/life/life-state';
import { decimalToCents } from '@yiqiao/contract/money/money';
import { toZonedMoment } from '../../content/facts/zoned-moment.ts';
import { formatSpan } from '../clock/format-span.ts';
import { PaymentRow } from '../payment/payment-row.tsx';
import { PrintButton } from '../print/print-button.tsx';
import { useRequestTexts } from '../request-texts.ts';
import styles from '../text/record-row.module.css';
import { RecordRow } from '../text/record-row.tsx';
import textStyles from '../text/text.module.css';
import { useRequestState } from '../use-request.ts';

/** The job in a few rows. */
export function TheJob() {
  const { receipt: texts, record } = useRequestTexts();
  const { reference } = useRequestState().request;
  return (
    <section>
      <h2 className={textStyles.heading}>{texts.job}</h2>
      <dl className={styles.rows}>
        <RecordRow name={record.reference}>
          <b>{reference}</b>
        </RecordRow>
        <CompletedRow />
        <WordsRow />
        <PriceRows />
        <PaymentRow />
        <DeletedRow />
      </dl>
    </section>
  );
}

function CompletedRow() {
  const { receipt: texts, record, moments } = useRequestTexts();
  const { completedAt, deliveries, timeZone } = useRequestState().request;
  if (completedAt === undefined) return null;
  const isConfirmed = deliveries.at(-1)?.confirmedAt !== undefined;
  return (
    <RecordRow name={record.completed}>
      {moments.short(toZonedMoment(completedAt, timeZone))}
      {isConfirmed && <small>{texts.confirmed}</small>}
    </RecordRow>
  );
}

function WordsRow() {
  const { record, formats } = useRequestTexts();
  const offer = acceptedOffer(useRequestState().request);
  if (offer === null) return null;
  return <RecordRow name={record.words}>{formats.count(offer.wordCount)}</RecordRow>;
}

/** The agreed price, and a button to print the quote. */
function PriceRows() {
  const { record, formats } = useRequestTexts();
  const offer = acceptedOffer(useRequestState().request);
  if (offer === null) return null;
  return (
    <>
      <RecordRow name={record.agreed}>
        <b>{formats.money(decimalToCents(offer.total))}</b>
      </RecordRow>
      <RecordRow name={record.quote}>
        <PrintButton paper="quotation" label={record.print(offer.version)} />
      </RecordRow>
    </>
  );
}

function DeletedRow() {
  const { receipt: texts, now, moments } = useRequestTexts();
  const { request } = useRequestState();
  const deletedAt = allDeletedAt(request);
  if (deletedAt === null) return null;
  const kept = keptAfterCompletion(request);
  return (
    <RecordRow name={texts.deleted}>
      <b>{moments.short(toZonedMoment(deletedAt, request.timeZone))}</b>
      {kept !== null && <small>{texts.afterCompletion(formatSpan(kept, now))}</small>}
    </RecordRow>
  );
}
