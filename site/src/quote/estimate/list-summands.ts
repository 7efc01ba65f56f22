import { sumInnerWords } from '@yiqiao/contract/counting/inner-words';
import { getReport } from '../counts/word-figures.ts';
import type { SourceDocument } from '../desk/desk-state.ts';

/** A longer sum is no easier to check than its result. */
const mostSummands = 6;

/** The words of each document that a sum is made of: at least two, and few enough to be spelled out; else none. */
export function listSummands(document: SourceDocument): readonly number[] {
  const report = getReport(document);
  if (report === null || report.limit === 'attachments') return [];
  const { documents = [], documentCount = documents.length } = report;
  if (documentCount > documents.length) return [];
  const words = documents
    .map((inner) => sumInnerWords(inner, document.include))
    .filter((count) => count !== null);
  return words.length < 2 || words.length > mostSummands ? [] : words;
}
