import { dividePages } from '@yiqiao/contract/counting/word-count';
import { isPlainText } from '@yiqiao/contract/counting/word-estimate';
import type { SourceDocument } from '../desk/desk-state.ts';
import { countOf, formatCount } from '../words/count-sentences.ts';
import { getReport, getWordCount } from '../words/word-figures.ts';

/** Why a sum is no price, wherever it is shown. */
export interface Guess {
  /** After "A guess, not a price." */
  readonly reason: string;
  /** What the office does before there is a price. */
  readonly next: string;
  /** After the sum: ", by the size of the file". */
  readonly source: string;
  /** Before the amount. */
  readonly lead: 'at least' | 'about';
}

/** What to say of the price of a document; `null` where the whole document was counted. */
export function findGuess(document: SourceDocument): Guess | null {
  const basis = getWordCount(document)?.wordCountBasis;
  if (basis === undefined || basis === 'measured') return null;
  if (document.measuring.kind === 'under-way') {
    const reason = 'The words are still being counted.';
    return { ...estimateGuess(document), reason, next: '' };
  }
  return basis === 'partial' ? partialGuess(document) : estimateGuess(document);
}

function partialGuess(document: SourceDocument): Guess {
  const report = getReport(document);
  const division = report && dividePages(report);
  const common = {
    next: 'A person counts the rest before you pay anything.',
    lead: 'at least',
  } as const;
  if (division === null) {
    const reason = 'A part of the document is missing in it.';
    return { ...common, reason, source: 'the part that was read' };
  }
  const { missing, pages, counted } = division;
  const verb = missing === 1 ? 'is' : 'are';
  return {
    ...common,
    reason: `${formatCount(missing)} of ${formatCount(pages)} pages ${verb} missing in it.`,
    source:
      counted === 1
        ? 'the one page that was read'
        : `the ${countOf(counted, 'page', 'pages')} that were read`,
  };
}

function estimateGuess({ file }: SourceDocument): Guess {
  const common = { next: 'A person counts before you pay anything.', lead: 'about' } as const;
  return isPlainText(file.type)
    ? {
        ...common,
        reason: 'The text could not be read to its end.',
        source: 'by the spaces in the text',
      }
    : {
        ...common,
        reason: 'The size of a file says little about its words.',
        source: 'by the size of the file',
      };
}
