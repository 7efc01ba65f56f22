import { basisOf, isCounted } from '@yiqiao/contract/counting/word-count';
import { acceptedOffer } from '@yiqiao/contract/life/life-state';
import { decimalToCents } from '@yiqiao/contract/money/money';
import { parseFixedPrice } from '@yiqiao/contract/money/offer-price';
import { type PageFieldName, pageFieldNames } from '@yiqiao/contract/record/request-fields';
import { formatFileSize } from '@yiqiao/contract/record/upload-limits';
import type { ComponentType } from 'react';
import { toZonedMoment } from '../../content/facts/zoned-moment.ts';
import { describeFigure, describeUncertainCount } from '../../quote/counts/count-note.ts';
import { describeIncluded } from '../../quote/parts/describe-parts.ts';
import { PaymentRow } from '../payment/payment-row.tsx';
import { PrintButton } from '../print/print-button.tsx';
import { useRequestTexts } from '../request-texts.ts';
import { findClock, hasStarted, stateOf } from '../state/describe-state.ts';
import { MarkedText } from '../text/marked-text.tsx';
import styles from '../text/record-row.module.css';
import { RecordRow } from '../text/record-row.tsx';
import textStyles from '../text/text.module.css';
import { useRequestState } from '../use-request.ts';
import { DeliveredRows } from './delivered-rows.tsx';

/** What the office holds about the request, row by row. */
export function OnRecord() {
  const { record } = useRequestTexts();
  const { reference } = useRequestState().request;
  return (
    <section>
      <h2 className={textStyles.heading}>{record.heading}</h2>
      <dl className={styles.rows}>
        <RecordRow name={record.reference}>
          <b>{reference}</b>
        </RecordRow>
        <DeliveredRows />
        <AcceptedRows />
        <PaymentRow />
        <DocumentRow />
        <WordsRow />
        {pageFieldNames.map((name) => {
          const Row = requestRows[name];
          return Row && <Row key={name} />;
        })}
        <ReplyRow />
        <OfferRows />
      </dl>
    </section>
  );
}

/** The fields of the request. `null`: no row, since the page shows it elsewhere or does not need to. */
const requestRows: Readonly<Record<PageFieldName, ComponentType | null>> = {
  customerName: null,
  translationDirection: ServiceRow,
  serviceType: null,
  deliveryTimeline: null,
  include: null,
  deadlineDate: null,
  deadlineTime: null,
  timeZone: null,
  language: null,
};

function ServiceRow() {
  const { record, services } = useRequestTexts();
  const { translationDirection } = useRequestState().request;
  return <RecordRow name={record.service}>{services.name(translationDirection)}</RecordRow>;
}

function DocumentRow() {
  const { record, moments } = useRequestTexts();
  const { fileName, fileSize, fileDeletedAt, timeZone } = useRequestState().request;
  return (
    <RecordRow name={record.document}>
      <MarkedText text={fileName} />
      <small>{formatFileSize(fileSize)}</small>
      {fileDeletedAt !== undefined && (
        <small>{record.deleted(moments.short(toZonedMoment(fileDeletedAt, timeZone)))}</small>
      )}
    </RecordRow>
  );
}

/** The word count and how it was made; an offer states its own count. */
function WordsRow() {
  const texts = useRequestTexts();
  const { record, formats, counting, parts } = texts;
  const { request } = useRequestState();
  const { wordCount, measurement = null, include, offers } = request;
  const accepted = acceptedOffer(request);
  if (accepted !== null) {
    return (
      <RecordRow name={record.words}>
        <b>{formats.count(accepted.wordCount)}</b>
      </RecordRow>
    );
  }
  if (offers.length > 0) return null;
  const basis = basisOf(request);
  if (basis === 'counting') return <RecordRow name={record.words}>{record.beingCounted}</RecordRow>;
  const known = { basis, wordCount, report: measurement };
  const note = describeUncertainCount({ ...known, mediaType: '' }, texts);
  if (note !== null) {
    return (
      <RecordRow name={note.kind}>
        {describeFigure(note, texts)}
        <small>{counting.join([note.reason, note.next])}</small>
      </RecordRow>
    );
  }
  const included = measurement && describeIncluded(measurement.outside, include, parts);
  return (
    <RecordRow name={record.words}>
      <b>{formats.count(wordCount)}</b>
      {measurement !== null && (
        <small>
          {record.wholeDocument}
          <br />
          {counting.scripts(measurement.counts)}
        </small>
      )}
      {included !== null && <small>{record.including(included)}</small>}
    </RecordRow>
  );
}

function ReplyRow() {
  const { record, moments } = useRequestTexts();
  const { request } = useRequestState();
  const clock = findClock(request);
  if (clock === null || clock.subject === 'delivery') return null;
  return (
    <RecordRow name={record.replyBy}>
      <b>{moments.short(toZonedMoment(clock.until, request.timeZone))}</b>
    </RecordRow>
  );
}

/** What was accepted, with a button to print it. */
function AcceptedRows() {
  const { record, moments, formats } = useRequestTexts();
  const { request } = useRequestState();
  const { acceptance, timeZone } = request;
  const offer = acceptedOffer(request);
  if (acceptance === undefined || offer === null) return null;
  const moment = moments.short(toZonedMoment(acceptance.at, timeZone));
  return (
    <>
      <RecordRow name={record.accepted}>
        <MarkedText text={acceptance.name} />
        <small>{record.acceptedAt(moment, acceptance.version)}</small>
      </RecordRow>
      <RecordRow name={record.agreed}>
        <b>{formats.money(decimalToCents(offer.total))}</b>
      </RecordRow>
      {hasStarted(request) && request.deliveries.length === 0 && (
        <RecordRow name={record.delivery}>
          <b>{moments.short(toZonedMoment(offer.deliverBy, timeZone))}</b>
        </RecordRow>
      )}
      <RecordRow name={record.quote}>
        <PrintButton paper="quotation" label={record.print(offer.version)} />
      </RecordRow>
    </>
  );
}

/** What came before the current offer: the estimate and earlier versions. */
function OfferRows() {
  const { record, formats, moments } = useRequestTexts();
  const { request } = useRequestState();
  const { offers, estimatedCost, timeZone } = request;
  if (offers.length === 0) return null;
  const estimate = parseFixedPrice(estimatedCost);
  const isPriced = estimate !== null && isCounted(basisOf(request));
  const isPast = ['expired', 'declined'].includes(stateOf(request));
  const newest = offers.at(-1);
  return (
    <>
      {isPriced && <RecordRow name={record.firstEstimate}>{formats.money(estimate)}</RecordRow>}
      {offers.slice(0, -1).map(({ version, at }) => (
        <RecordRow key={version} name={record.version(version)}>
          {record.replaced(moments.short(toZonedMoment(at, timeZone)))}
        </RecordRow>
      ))}
      {isPast && newest !== undefined && (
        <RecordRow name={record.quote}>
          <PrintButton paper="quotation" label={record.print(newest.version)} />
        </RecordRow>
      )}
    </>
  );
}
