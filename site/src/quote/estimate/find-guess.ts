import { dividePages } from '@yiqiao/contract/counting/word-count';
import { isPlainText } from '@yiqiao/contract/counting/word-estimate';
import type { GuessTexts } from '../../content/en/quote/guess.ts';
import type { SourceDocument } from '../desk/desk-state.ts';
import { getReport, getWordCount } from '../words/word-figures.ts';

/** Why a sum is no price, wherever it is shown. */
export interface Guess {
  /** After "A guess, not a price." */
  readonly reason: string;
  /** What the office does before there is a price. */
  readonly next: string;
  /** After the sum: ", by the size of the file". */
  readonly source: string;
  /** Before the amount: "at least", "about". */
  readonly lead: string;
}

/** What to say of the price of a document; `null` where the whole document was counted. */
export function findGuess(document: SourceDocument, texts: GuessTexts): Guess | null {
  const basis = getWordCount(document)?.wordCountBasis;
  if (basis === undefined || basis === 'measured') return null;
  if (document.measuring.kind === 'under-way') {
    return { ...estimateGuess(document, texts), reason: texts.stillCounting, next: '' };
  }
  return basis === 'partial' ? partialGuess(document, texts) : estimateGuess(document, texts);
}

function partialGuess(document: SourceDocument, texts: GuessTexts): Guess {
  const report = getReport(document);
  const division = report && dividePages(report);
  const common = { next: texts.countsRest, lead: texts.atLeast };
  if (division === null) {
    return { ...common, reason: texts.partMissing, source: texts.source.part };
  }
  const { missing, pages, counted } = division;
  return {
    ...common,
    reason: texts.pagesMissing(missing, pages),
    source: texts.source.pages(counted),
  };
}

function estimateGuess({ file }: SourceDocument, texts: GuessTexts): Guess {
  const common = { next: texts.counts, lead: texts.about };
  return isPlainText(file.type)
    ? { ...common, reason: texts.notReadToEnd, source: texts.source.spaces }
    : { ...common, reason: texts.sizeSaysLittle, source: texts.source.size };
}
