import { replyDueAt } from '@yiqiao/contract/deadline';
import type { QuoteReceipt } from '@yiqiao/contract/quote';
import { formatMegabytes } from '@yiqiao/contract/upload-limits';
import { basisOf } from '@yiqiao/contract/word-count';
import { lightFormat } from 'date-fns';
import type { ReactNode } from 'react';
import { describeIncluded } from '../quote/parts/part-names.ts';
import {
  type CountNote,
  describeFigure,
  describeUncertainCount,
} from '../quote/words/count-note.ts';
import { countOf } from '../quote/words/count-sentences.ts';
import { dayParts } from '../ui/day-parts.ts';
import styles from './receipt.module.css';

interface ReceiptProps {
  readonly receipt: QuoteReceipt;
  readonly replyTo: string;
}

/** What the office has, and until when it answers, in the visitor's own time. */
export function Receipt({ receipt, replyTo }: ReceiptProps) {
  const { reference, fileName, fileSize, createdAt } = receipt;
  return (
    <dl className={styles.receipt}>
      <Row name="Reference">
        <b>{reference}</b>
      </Row>
      <Row name="Received">
        {fileName} <span className={styles.size}>{formatMegabytes(fileSize)} MB</span>
      </Row>
      <CountRow receipt={receipt} />
      <Row name="Reply to">{replyTo}</Row>
      <Row name="Reply by">
        <b>{formatMoment(new Date(replyDueAt(createdAt)))}, your time</b>
      </Row>
    </dl>
  );
}

function CountRow({ receipt }: { readonly receipt: QuoteReceipt }) {
  const note = describeReceived(receipt);
  const { measurement, include } = receipt;
  const isCounted = measurement != null && measurement.exactness !== 'uncountable';
  const included = isCounted ? describeIncluded(measurement.outside, include) : null;
  const withParts = included !== null && <span className={styles.note}>With {included}.</span>;
  if (note === null) {
    return (
      <Row name="Counted">
        {countOf(receipt.wordCount, 'word', 'words')}
        {withParts}
      </Row>
    );
  }
  return (
    <Row name={note.kind}>
      {describeFigure(note)}
      <span className={styles.note}>
        {note.reason} {note.next}
      </span>
      {withParts}
    </Row>
  );
}

/** What the office says of a count that does not cover the whole document. */
function describeReceived(receipt: QuoteReceipt): CountNote | null {
  const { wordCount, estimatedWordCount, measurement: report = null, fileType = '' } = receipt;
  return describeUncertainCount({
    basis: basisOf(receipt),
    wordCount,
    report,
    estimatedWords: estimatedWordCount,
    mediaType: fileType,
  });
}

/** "Sat 21 Nov, 14:31" */
function formatMoment(date: Date): string {
  const { weekday, day, month } = dayParts(date);
  return `${weekday} ${day} ${month}, ${lightFormat(date, 'HH:mm')}`;
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
