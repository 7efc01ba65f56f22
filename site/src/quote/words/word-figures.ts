import type { Measurement } from '@yiqiao/contract/measurement';
import { decideWordCount, type WordCount } from '@yiqiao/contract/word-count';
import type { SourceDocument } from '../desk/desk-state.ts';
import { type CountNote, describeUncertainCount } from './count-note.ts';

/** What reading the document found; `null` while it is being read, or where reading broke. */
export function getReport({ measuring }: SourceDocument): Measurement | null {
  return measuring.kind === 'done' ? measuring.result.report : null;
}

/** The count to show and to price; `null` while none is known. */
export function getWordCount(document: SourceDocument): WordCount | null {
  const report = getReport(document);
  if (document.estimatedWords !== null) return decideWordCount(document.estimatedWords, report);
  const counted = report && decideWordCount(0, report);
  return counted?.wordCountBasis === 'estimated' ? null : counted;
}

/** What is said of a count that does not cover the whole document; `null` where it does. */
export function getCountNote(document: SourceDocument): CountNote | null {
  const count = getWordCount(document);
  if (document.measuring.kind === 'under-way' || count === null) return null;
  return describeUncertainCount({
    basis: count.wordCountBasis,
    wordCount: count.wordCount,
    report: getReport(document),
    estimatedWords: document.estimatedWords,
    mediaType: document.file.type,
  });
}
