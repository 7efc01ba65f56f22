import type { QuoteTexts } from '../../content/en/quote/quote.ts';
import { describeFigure } from '../counts/count-note.ts';
import { describeRule } from '../counts/count-sentences.ts';
import { getCountNote, getReport, getWordCount } from '../counts/word-figures.ts';
import {
  type DeskState,
  isOnItsWay,
  type Pricing,
  type SourceDocument,
} from '../desk/desk-state.ts';
import { findShownEstimate } from '../estimate/shown-estimate.ts';
import { describeCancellation, percentSent } from './progress-sentences.ts';

/** Progress is announced in steps this wide: announcing every percent would drown out everything else. */
const stepPercent = 20;

/** The state of the desk in a sentence that changes only when there is something new to say. */
export function describeDesk({ document, pricing, sending }: DeskState, texts: QuoteTexts): string {
  const { announced } = texts.progress;
  if (document === null) return '';
  if (sending.kind === 'cancelled') {
    return describeCancellation(sending.mayHaveArrived, texts.progress);
  }
  if (!isOnItsWay(sending)) return describeDocument(document, pricing, texts);
  const percent = percentSent(sending.progress);
  if (percent >= 100) return announced.allSent;
  return announced.sending(Math.floor(percent / stepPercent) * stepPercent);
}

function describeDocument(
  document: SourceDocument,
  pricing: Pricing | null,
  texts: QuoteTexts,
): string {
  const { offeredFiles } = document;
  return texts.counting.join([
    describeReading(document, texts),
    pricing === null ? '' : describePrice(document, pricing, texts),
    offeredFiles > 1 ? texts.file.onlyFirst(offeredFiles) : '',
  ]);
}

/** Announced together with the count: ticking a box changes both, and should be heard once. */
function describePrice(document: SourceDocument, pricing: Pricing, texts: QuoteTexts): string {
  const shown = findShownEstimate({ document, pricing });
  if (shown === null) return '';
  const amount = texts.formats.money(shown.cents);
  const { announced } =
    getWordCount(document)?.wordCountBasis === 'partial' ? texts.partPrice : texts.estimate;
  return announced(amount);
}

function describeReading(document: SourceDocument, texts: QuoteTexts): string {
  const { announced } = texts.progress;
  const { file, measuring } = document;
  if (measuring.kind === 'under-way') return announced.chosen(file.name);
  const note = getCountNote(document, texts);
  if (note !== null) {
    const kind = announced.uncertain(note.kind, describeFigure(note, texts));
    return texts.counting.join([kind, note.reason, note.next]);
  }
  const report = getReport(document);
  const count = getWordCount(document);
  if (report?.exactness !== 'exact' || count === null) return announced.read(file.name);
  const words = texts.counting.words(count.wordCount);
  return announced.counted(words, describeRule(report, texts.counting));
}
