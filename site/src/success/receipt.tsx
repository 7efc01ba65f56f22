import type { Measurement } from '@yiqiao/contract/counting/measurement';
import { basisOf, decideWordCount } from '@yiqiao/contract/counting/word-count';
import type { QuoteReceipt } from '@yiqiao/contract/record/quote';
import { formatFileSize } from '@yiqiao/contract/record/upload-limits';
import { replyDueAt } from '@yiqiao/contract/text/deadline';
import { RecordRow, RecordRows } from '../blocks/record-rows.tsx';
import type { SuccessTexts } from '../content/en/success.ts';
import {
  describeFigure,
  describeUncertainCount,
  type KnownCount,
} from '../quote/counts/count-note.ts';
import type { ShownEstimate } from '../quote/estimate/shown-estimate.ts';
import { describeIncluded } from '../quote/parts/describe-parts.ts';
import { EstimateRow } from './estimate-row.tsx';

interface ReceiptProps {
  readonly texts: SuccessTexts;
  readonly receipt: QuoteReceipt;
  readonly replyTo: string;
  /** What this browser found in the document. */
  readonly ownReport?: Measurement | null;
  /** What the desk said that it would cost. */
  readonly shown?: ShownEstimate | null;
}

/** What the office has received, and when it will reply, in the visitor's own time. */
export function Receipt(props: ReceiptProps) {
  const { texts, receipt, replyTo, ownReport = null, shown = null } = props;
  const { receipt: names, formats } = texts;
  const { reference, fileName, fileSize, createdAt } = receipt;
  const due = new Date(replyDueAt(createdAt));
  return (
    <RecordRows>
      <RecordRow name={names.reference}>
        <b>{reference}</b>
      </RecordRow>
      <RecordRow name={names.received} notes={[formatFileSize(fileSize)]}>
        {fileName}
      </RecordRow>
      <CountRow texts={texts} receipt={receipt} ownReport={ownReport} />
      <EstimateRow {...{ texts, receipt, shown }} />
      <RecordRow name={names.email}>{replyTo}</RecordRow>
      <RecordRow name={names.replyBy}>
        <b>
          <time dateTime={due.toISOString()}>{names.yourTime(formats.moment(due))}</time>
        </b>
      </RecordRow>
    </RecordRows>
  );
}

function CountRow({
  texts,
  receipt,
  ownReport,
}: Required<Omit<ReceiptProps, 'replyTo' | 'shown'>>) {
  const { receipt: names, counting, parts } = texts;
  const isCounting = basisOf(receipt) === 'counting';
  const count = isCounting ? countedHere(receipt, ownReport) : receivedCount(receipt);
  if (count === null) return <RecordRow name={names.beingCounted} notes={[names.counting]} />;
  const note = describeUncertainCount(count, texts);
  const included = describeCountedIn(count.report, receipt.include, parts);
  const withParts = included === null ? [] : [names.countedInToo(included)];
  const checking = isCounting ? [names.checking] : [];
  if (note === null) {
    return (
      <RecordRow
        name={isCounting ? names.countedHere : names.counted}
        notes={[...withParts, ...checking]}
      >
        {counting.words(count.wordCount)}
      </RecordRow>
    );
  }
  const reasons = counting.join([note.reason, note.next, ...checking]);
  return (
    <RecordRow name={note.kind} notes={[reasons, ...withParts]}>
      {describeFigure(note, texts)}
    </RecordRow>
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
