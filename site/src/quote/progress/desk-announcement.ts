import { formatCents } from '@yiqiao/contract/money/money';
import { estimateCents } from '@yiqiao/contract/money/pricing';
import {
  type DeskState,
  isOnItsWay,
  type Pricing,
  type SourceDocument,
} from '../desk/desk-state.ts';
import { findGuess } from '../estimate/guess-sentences.ts';
import { describeChoice } from '../file/take-first-file.ts';
import { describeFigure } from '../words/count-note.ts';
import { countOf, describeRule } from '../words/count-sentences.ts';
import { getCountNote, getReport, getWordCount } from '../words/word-figures.ts';
import { describeCancellation, percentSent } from './progress-sentences.ts';

/** Progress is said in steps this wide: every percent would leave no word for anything else. */
const stepPercent = 20;

/** The state of the desk in a sentence that changes only when there is news. */
export function describeDesk({ document, pricing, sending }: DeskState): string {
  if (document === null) return '';
  if (sending.kind === 'cancelled') return describeCancellation(sending.mayHaveArrived);
  if (!isOnItsWay(sending)) return describeDocument(document, pricing);
  const percent = percentSent(sending.progress);
  if (percent >= 100) return 'Everything has been sent. Waiting for the receipt.';
  return `Sending, ${Math.floor(percent / stepPercent) * stepPercent} percent.`;
}

function describeDocument(document: SourceDocument, pricing: Pricing | null): string {
  const choice = describeChoice(document.offeredFiles);
  const price = pricing && describePrice(document, pricing);
  return [describeReading(document), price, choice].filter(Boolean).join(' ');
}

/** Said with the count: a box that is ticked changes both, and is to be heard once. */
function describePrice(document: SourceDocument, pricing: Pricing): string | null {
  const count = getWordCount(document);
  if (count === null || count.wordCountBasis === 'none') return null;
  const amount = formatCents(estimateCents({ wordCount: count.wordCount, ...pricing }));
  return `Price estimate: ${[findGuess(document)?.lead, amount].filter(Boolean).join(' ')}.`;
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
  const count = getWordCount(document);
  if (report?.exactness !== 'exact' || count === null) return `${file.name} was read.`;
  return `${countOf(count.wordCount, 'word', 'words')}. ${describeRule(report)}`;
}
