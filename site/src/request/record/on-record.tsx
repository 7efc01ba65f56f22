import { basisOf } from '@yiqiao/contract/counting/word-count';
import { parseFixedPrice } from '@yiqiao/contract/order/offer-price';
import { formatMegabytes } from '@yiqiao/contract/quote/upload-limits';
import type { ReactNode } from 'react';
import { describeIncluded } from '../../quote/parts/describe-parts.ts';
import { describeFigure, describeUncertainCount } from '../../quote/words/count-note.ts';
import { findClock, stateOf } from '../describe-state.ts';
import { centsOf } from '../offer/offer-rows.ts';
import { PrintButton } from '../offer/offer-terms.tsx';
import { useRequestTexts } from '../request-texts.ts';
import { MarkedText } from '../talk/marked-text.tsx';
import { useRequestState } from '../use-request.ts';
import { toZonedMoment } from '../zoned-moment.ts';
import styles from './record.module.css';

/** What the office has of the client's, row by row. */
export function OnRecord() {
  const { record, services } = useRequestTexts();
  const { request } = useRequestState();
  const { reference, translationDirection } = request;
  return (
    <section>
      <h2 className={styles.heading}>{record.heading}</h2>
      <dl className={styles.rows}>
        <Row name={record.reference}>
          <b>{reference}</b>
        </Row>
        <AcceptedRows />
        <DocumentRow />
        <WordsRow />
        <Row name={record.service}>{services.name(translationDirection)}</Row>
        <ReplyRow />
        <OfferRows />
      </dl>
    </section>
  );
}

function DocumentRow() {
  const { record, moments } = useRequestTexts();
  const { fileName, fileSize, fileDeletedAt, timeZone } = useRequestState().request;
  return (
    <Row name={record.document}>
      <MarkedText text={fileName} />
      <small>{record.size(formatMegabytes(fileSize))}</small>
      {fileDeletedAt !== undefined && (
        <small>{record.deleted(moments.short(toZonedMoment(fileDeletedAt, timeZone)))}</small>
      )}
    </Row>
  );
}

/** The count, and what it is; once there is an offer, that has its own. */
function WordsRow() {
  const texts = useRequestTexts();
  const { record, formats, counting, parts } = texts;
  const { request } = useRequestState();
  const {
    wordCount,
    estimatedWordCount,
    measurement = null,
    include,
    acceptance,
    offers,
  } = request;
  const accepted = offers.find(({ version }) => version === acceptance?.version);
  if (accepted !== undefined) {
    return (
      <Row name={record.words}>
        <b>{formats.count(accepted.wordCount)}</b>
      </Row>
    );
  }
  if (offers.length > 0) return null;
  const basis = basisOf(request);
  if (basis === 'counting') return <Row name={record.words}>{record.beingCounted}</Row>;
  const known = { basis, wordCount, report: measurement, estimatedWords: estimatedWordCount };
  const note = describeUncertainCount({ ...known, mediaType: '' }, texts);
  if (note !== null) {
    return (
      <Row name={note.kind}>
        {describeFigure(note, texts)}
        <small>{counting.join([note.reason, note.next])}</small>
      </Row>
    );
  }
  const included = measurement && describeIncluded(measurement.outside, include, parts);
  return (
    <Row name={record.words}>
      <b>{formats.count(wordCount)}</b>
      {measurement !== null && (
        <small>
          {record.wholeDocument}
          <br />
          {counting.scripts(measurement.counts)}
        </small>
      )}
      {included !== null && <small>{record.including(included)}</small>}
    </Row>
  );
}

function ReplyRow() {
  const { record, moments } = useRequestTexts();
  const { request } = useRequestState();
  const clock = findClock(request);
  if (clock === null || clock.subject === 'delivery') return null;
  return (
    <Row name={record.replyBy}>
      <b>{moments.short(toZonedMoment(clock.until, request.timeZone))}</b>
    </Row>
  );
}

function AcceptedRows() {
  const { record, moments, formats } = useRequestTexts();
  const { acceptance, offers, timeZone } = useRequestState().request;
  const offer = offers.find(({ version }) => version === acceptance?.version);
  if (acceptance === undefined || offer === undefined) return null;
  const moment = moments.short(toZonedMoment(acceptance.at, timeZone));
  return (
    <>
      <Row name={record.accepted}>
        <MarkedText text={acceptance.name} />
        <small>{record.acceptedAt(moment, acceptance.version)}</small>
      </Row>
      <Row name={record.price}>
        <b>{formats.money(centsOf(offer))}</b>
      </Row>
      <Row name={record.delivery}>
        <b>{moments.short(toZonedMoment(offer.deliverBy, timeZone))}</b>
      </Row>
      <Row name={record.quote}>
        <PrintButton label={record.asPdf(offer.version)} />
      </Row>
    </>
  );
}

/** What there was before the offer that holds: the estimate, and former versions. */
function OfferRows() {
  const { record, formats, moments } = useRequestTexts();
  const { request } = useRequestState();
  const { offers, estimatedCost, timeZone } = request;
  if (offers.length === 0) return null;
  const estimate = parseFixedPrice(estimatedCost);
  const isPriced = estimate !== null && basisOf(request) !== 'counting';
  const isPast = ['expired', 'declined'].includes(stateOf(request));
  const newest = offers.at(-1);
  return (
    <>
      {isPriced && <Row name={record.firstEstimate}>{formats.money(estimate)}</Row>}
      {offers.slice(0, -1).map(({ version, at }) => (
        <Row key={version} name={record.version(version)}>
          {record.replaced(moments.short(toZonedMoment(at, timeZone)))}
        </Row>
      ))}
      {isPast && newest !== undefined && (
        <Row name={record.quote}>
          <PrintButton label={record.asPdf(newest.version)} />
        </Row>
      )}
    </>
  );
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
