import { decideWordCount, type Measurement, type WordCount } from '@yiqiao/contract/measurement';
import type { SourceDocument } from '../desk/desk-state.ts';

/** What reading the document found; `null` while it is being read, or where reading broke. */
export function getReport({ measuring }: SourceDocument): Measurement | null {
  return measuring.kind === 'done' ? measuring.result.report : null;
}

/** The count to show and to price; `null` while none is known. */
export function getWordCount(document: SourceDocument): WordCount | null {
  const report = getReport(document);
  if (document.estimatedWords !== null) return decideWordCount(document.estimatedWords, report);
  return report === null || report.exactness === 'uncountable' ? null : decideWordCount(0, report);
}
