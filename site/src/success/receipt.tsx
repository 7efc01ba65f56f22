import type { Measurement } from '@yiqiao/contract/counting/measurement';
import { basisOf, decideWordCount } from '@yiqiao/contract/counting/word-count';
import type { QuoteReceipt } from '@yiqiao/contract/record/quote';
import { formatFileSize } from '@yiqiao/contract/record/upload-limits';
import { replyDueAt } from '@yiqiao/contract/text/deadline';
import type { ReactNode } from 'react';
import type { SuccessTexts } from '../content/en/success.ts';
import {
  describeFigure,
  describeUncertainCount,
  type KnownCount,
} from '../quote/counts/count-note.ts';
import { describeIncluded } from '../quote/parts/describe-parts.ts';
import styles from './receipt.module.css';

interface ReceiptProps {
  readonly texts: SuccessTexts;
  readonly receipt: QuoteReceipt;
  readonly replyTo: string;
  /** What this browser found in the document. */
  readonly ownReport?: Measurement | null;
}

/** What the office has received, and when it will reply, in the visitor's own time. */
export function Receipt({ texts, receipt, replyTo, ownReport = null }: ReceiptProps) {
  const { receipt: names, formats } = texts;
  const { reference, fileName, fileSize, createdAt } = receipt;
  const due = new Date(replyDueAt(createdAt));
  return (
    <dl className={styles.receipt}>
      <Row name={names.reference}>
        <b>{reference}</b>
      </Row>
      <Row name={names.received}>
        {fileName} <span className={styles.size}>{formatFileSize(fileSize)}</span>
      </Row>
      <CountRow texts={texts} receipt={receipt} ownReport={ownReport} />
      <Row name={names.email}>{replyTo}</Row>
      <Row name={names.replyBy}>
        <b>
          <time dateTime={due.toISOString()}>{names.yourTime(formats.moment(due))}</time>
        </b>
      </Row>
    </dl>
  );
}

function CountRow({ texts, receipt, ownReport }: Required<Omit<ReceiptProps, 'replyTo'>>) {
  const { receipt: names, counting, parts } = texts;
  const isCounting = basisOf(receipt) === 'counting';
  const count = isCounting ? countedHere(receipt, ownReport) : receivedCount(receipt);
  if (count === null) {
    return (
      <Row name={names.beingCounted}>
        <span className={styles.note}>{names.counting}</span>
      </Row>
    );
  }
  const note = describeUncertainCount(count, texts);
  const included = describeCountedIn(count.report, receipt.include, parts);
  const withParts = included !== null && (
    <span className={styles.note}>{names.countedInToo(included)}</span>
  );
  const checking = isCounting ? names.checking : '';
  if (note === null) {
    return (
      <Row name={isCounting ? names.countedHere : names.counted}>
        {counting.words(count.wordCount)}
        {withParts}
        {isCounting && <span className={styles.note}>{checking}</span>}
      </Row>
    );
  }
  return (
    <Row name={note.kind}>
      {describeFigure(note, texts)}
      <span className={styles.note}>{counting.join([note.reason, note.next, checking])}</span>
      {withParts}
    </Row>
  );
}

/** What the office's answer says about the count. */
function receivedCount(receipt: QuoteReceipt): KnownCount {
  const { wordCount, measurement: report = null, fileType = '' } = receipt;
  return {
    basis: basisOf(receipt),
    wordCount,
    report,
    mediaType: fileType,
  };
}

/** The parts besides the main text that the count includes; `null` if there are none. */
function describeCountedIn(
  report: KnownCount['report'],
  include: string | undefined,
  texts: SuccessTexts['parts'],
) {
  const isCounted = report !== null && report.exactness !== 'uncountable';
  return isCounted ? describeIncluded(report.outside, include, texts) : null;
}

/** What this browser counted, while the office is still counting; `null` if it is only an estimate. */
function countedHere(receipt: QuoteReceipt, report: Measurement | null): KnownCount | null {
  const { wordCount, wordCountBasis: basis } = decideWordCount(0, report, receipt.include);
  return basis === 'estimated' ? null : { ...receivedCount(receipt), basis, wordCount, report };
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
