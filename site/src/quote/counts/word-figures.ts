import { sumIncluded } from '@yiqiao/contract/counting/counted-in';
import type { Counts, Measurement } from '@yiqiao/contract/counting/measurement';
import { decideWordCount, type WordCount } from '@yiqiao/contract/counting/word-count';
import type { SourceDocument } from '../desk/desk-state.ts';
import { type CountNote, type CountTexts, describeUncertainCount } from './count-note.ts';

/** The report of reading the document; `null` while it is being read, or if reading failed. */
export function getReport({ measuring }: SourceDocument): Measurement | null {
  return measuring.kind === 'done' ? measuring.result.report : null;
}

/** The counts of the main text and the included parts, by script; `null` without a report. */
export function getCounts(document: SourceDocument): Counts | null {
  const report = getReport(document);
  return report && sumIncluded(report, document.include);
}

/** The count to show and to price; `null` until one is known. */
export function getWordCount(document: SourceDocument): WordCount | null {
  const { estimatedWords, include } = document;
  const report = getReport(document);
  if (estimatedWords !== null) return decideWordCount(estimatedWords, report, include);
  const counted = report && decideWordCount(0, report, include);
  return counted?.wordCountBasis === 'estimated' ? null : counted;
}

/** What to say about a count that does not cover the whole document; `null` if it does. */
export function getCountNote(document: SourceDocument, texts: CountTexts): CountNote | null {
  const count = getWordCount(document);
  if (document.measuring.kind === 'under-way' || count === null) return null;
  const known = {
    basis: count.wordCountBasis,
    wordCount: count.wordCount,
    report: getReport(document),
    mediaType: document.file.type,
  };
  return describeUncertainCount(known, texts);
}
