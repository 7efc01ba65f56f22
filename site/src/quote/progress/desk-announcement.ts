import { type DeskState, isOnItsWay, type SourceDocument } from '../desk/desk-state.ts';
import { describeChoice } from '../file/take-first-file.ts';
import { describeFigure } from '../words/count-note.ts';
import { countOf, describeRule } from '../words/count-sentences.ts';
import { getCountNote, getReport } from '../words/word-figures.ts';
import { describeCancellation, percentSent } from './progress-sentences.ts';

/** Progress is said in steps this wide: every percent would leave no word for anything else. */
const stepPercent = 20;

/** The state of the desk in a sentence that changes only when there is news. */
export function describeDesk({ document, sending }: DeskState): string {
  if (document === null) return '';
  if (sending.kind === 'cancelled') return describeCancellation(sending.mayHaveArrived);
  if (!isOnItsWay(sending)) return describeDocument(document);
  const percent = percentSent(sending.progress);
  if (percent >= 100) return 'Everything has been sent. Waiting for the receipt.';
  return `Sending, ${Math.floor(percent / stepPercent) * stepPercent} percent.`;
}

function describeDocument(document: SourceDocument): string {
  const choice = describeChoice(document.offeredFiles);
  return [describeReading(document), choice].filter(Boolean).join(' ');
}

function describeReading(document: SourceDocument): string {
  const { file, measuring } = document;
  if (measuring.kind === 'under-way') return `${file.name} was chosen. Counting its words.`;
  const note = getCountNote(document);
  if (note !== null) {
    const figure = describeFigure(note);
    return `${note.kind}${figure === null ? '' : `: ${figure}`}. ${note.reason} ${note.next}`;
  }
  const report = getReport(document);
  if (report?.exactness !== 'exact') return `${file.name} was read.`;
  return `${countOf(report.counts.words, 'word', 'words')}. ${describeRule(report)}`;
}
