import type { Analysis } from '@yiqiao/contract/counting/analysis';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { type CsvValue, writeCsv } from '@yiqiao/contract/text/csv';
import { texts } from '../texts/texts.ts';
import { analysisRows } from './analysis-rows.ts';

function titlesOf(): readonly string[] {
  const { both, characters, kind, percent, segments, words } = texts().analysis;
  return [kind, segments, words, characters, both, percent];
}

/** The classes as CSV, each with the submission it belongs to. */
export function toAnalysisCsv(quote: QuoteSubmission, analysis: Analysis): string {
  const { file, notRead, reference } = texts().analysis;
  return writeCsv([
    [reference, file, ...titlesOf(), ...(analysis.limit === undefined ? [] : [notRead])],
    ...cellsOf(analysis).map((cells) => [
      quote.reference,
      quote.fileName,
      ...cells,
      ...(analysis.limit === undefined ? [] : [analysis.limit]),
    ]),
  ]);
}

/** The classes as tab-separated text, the form a spreadsheet takes from the clipboard. */
export function toClipboardText(analysis: Analysis): string {
  return [titlesOf(), ...cellsOf(analysis)].map((cells) => cells.join('\t')).join('\n');
}

function cellsOf(analysis: Analysis): (readonly CsvValue[])[] {
  return analysisRows(analysis).map(({ label, counts, share }) => [
    label,
    counts.segments,
    counts.otherWords,
    counts.asianCharacters,
    counts.words,
    Math.round(share * 1000) / 10,
  ]);
}
