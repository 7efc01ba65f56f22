import type { Measurement } from '@yiqiao/contract/counting/measurement';
import { basisOf, decideWordCount } from '@yiqiao/contract/counting/word-count';
import type { QuoteReceipt } from '@yiqiao/contract/quote/quote';
import { formatMegabytes } from '@yiqiao/contract/quote/upload-limits';
import { replyDueAt } from '@yiqiao/contract/text/deadline';
import { lightFormat } from 'date-fns';
import type { ReactNode } from 'react';
import { describeIncluded } from '../quote/parts/part-names.ts';
import {
  describeFigure,
  describeUncertainCount,
  type KnownCount,
} from '../quote/words/count-note.ts';
import { countOf } from '../quote/words/count-sentences.ts';
import { dayParts } from '../ui/day-parts.ts';
import styles from './receipt.module.css';

interface ReceiptProps {
  readonly receipt: QuoteReceipt;
  readonly replyTo: string;
  /** What this browser found in the document. */
  readonly ownReport?: Measurement | null;
}

/** What the office has, and until when it answers, in the visitor's own time. */
export function Receipt({ receipt, replyTo, ownReport = null }: ReceiptProps) {
  const { reference, fileName, fileSize, createdAt } = receipt;
  return (
    <dl className={styles.receipt}>
      <Row name="Reference">
        <b>{reference}</b>
      </Row>
      <Row name="Received">
        {fileName} <span className={styles.size}>{formatMegabytes(fileSize)} MB</span>
      </Row>
      <CountRow receipt={receipt} ownReport={ownReport} />
      <Row name="Reply to">{replyTo}</Row>
      <Row name="Reply by">
        <b>{formatMoment(new Date(replyDueAt(createdAt)))}, your time</b>
      </Row>
    </dl>
  );
}

function CountRow({ receipt, ownReport }: Required<Omit<ReceiptProps, 'replyTo'>>) {
  const isCounting = basisOf(receipt) === 'counting';
  const count = isCounting ? countedHere(receipt, ownReport) : receivedCount(receipt);
  if (count === null) {
    return (
      <Row name="Being counted">
        <span className={styles.note}>
          We are counting the words in your document. Our reply will say how many there are.
        </span>
      </Row>
    );
  }
  const note = describeUncertainCount(count);
  const included = describeCountedIn(count.report, receipt.include);
  const withParts = included !== null && <span className={styles.note}>With {included}.</span>;
  const checking = isCounting ? ' We are checking this count.' : '';
  if (note === null) {
    return (
      <Row name={isCounting ? 'Counted in your browser' : 'Counted'}>
        {countOf(count.wordCount, 'word', 'words')}
        {withParts}
        {isCounting && <span className={styles.note}>{checking}</span>}
      </Row>
    );
  }
  return (
    <Row name={note.kind}>
      {describeFigure(note)}
      <span className={styles.note}>
        {note.reason} {note.next}
        {checking}
      </span>
      {withParts}
    </Row>
  );
}

/** What the office says of the document. */
function receivedCount(receipt: QuoteReceipt): KnownCount {
  const { wordCount, estimatedWordCount, measurement: report = null, fileType = '' } = receipt;
  return {
    basis: basisOf(receipt),
    wordCount,
    report,
    estimatedWords: estimatedWordCount,
    mediaType: fileType,
  };
}

/** The parts beside the main text that a count holds; `null` where there are none. */
function describeCountedIn(report: KnownCount['report'], include: string | undefined) {
  const isCounted = report !== null && report.exactness !== 'uncountable';
  return isCounted ? describeIncluded(report.outside, include) : null;
}

/** What this browser has counted while the office still counts; `null` where it is only an estimate. */
function countedHere(receipt: QuoteReceipt, report: Measurement | null): KnownCount | null {
  const { wordCount, wordCountBasis: basis } = decideWordCount(0, report, receipt.include);
  return basis === 'estimated' ? null : { ...receivedCount(receipt), basis, wordCount, report };
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
