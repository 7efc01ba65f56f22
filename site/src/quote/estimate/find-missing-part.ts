import { dividePages } from '@yiqiao/contract/counting/word-count';
import type { PartPriceTexts } from '../../content/en/quote/part-price.ts';
import { getReport, getWordCount } from '../counts/word-figures.ts';
import type { SourceDocument } from '../desk/desk-state.ts';

/** What a price leaves out. */
export interface MissingPart {
  readonly reason: string;
  /** What the office does before there is a price for the whole. */
  readonly next: string;
  /** After the sum: ", the one page that was read". */
  readonly source: string;
}

/** @returns `null` if the whole document was counted. */
export function findMissingPart(
  document: SourceDocument,
  texts: PartPriceTexts,
): MissingPart | null {
  if (getWordCount(document)?.wordCountBasis !== 'partial') return null;
  const report = getReport(document);
  const division = report && dividePages(report);
  const next = texts.countsRest;
  if (division === null) return { next, reason: texts.partMissing, source: texts.source.part };
  const { missing, pages, counted } = division;
  return { next, reason: texts.pagesMissing(missing, pages), source: texts.source.pages(counted) };
}
