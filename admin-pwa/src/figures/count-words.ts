import { basisOf, dividePages } from '@yiqiao/contract/counting/word-count';
import { hadDocument } from '@yiqiao/contract/record/no-document';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { findUncounted } from '@yiqiao/contract/record/uncounted';
import { texts } from '../texts/texts.ts';

/** A document of a submission: that of the request, or an added one. */
type Counted = Pick<QuoteSubmission, 'fileName' | 'wordCount' | 'wordCountBasis' | 'measurement'>;

/** The length of a document as a figure: "5,318 words", "42:18 minutes of audio", "200 scanned pages". */
export function lengthText(quote: Counted): string {
  if (!hadDocument(quote)) return texts().clocks.file.none;
  const { atLeast, about, counting, uncounted, words: wordsOf } = texts().figures;
  const words = wordsOf(quote.wordCount);
  switch (basisOf(quote)) {
    case 'measured':
      return words;
    case 'partial':
      return atLeast(words);
    case 'recognized':
    case 'estimated':
      return about(words);
    case 'none':
      return uncounted(findUncounted(quote.measurement));
    case 'counting':
      return counting;
  }
}

/** How it was counted and what is missing from it; `null` if nothing is known. */
export function basisWord(quote: QuoteSubmission): string | null {
  if (!hadDocument(quote)) return null;
  const { counted, recognized, estimated, toBeCounted, toBeListenedTo } = texts().figures;
  switch (basisOf(quote)) {
    case 'measured':
      return counted;
    case 'partial':
      return missingText(quote);
    case 'recognized':
      return recognized;
    case 'estimated':
      return estimated;
    case 'none':
      return isRecording(quote) ? toBeListenedTo : toBeCounted;
    case 'counting':
      return null;
  }
}

function isRecording({ measurement }: QuoteSubmission): boolean {
  const { kind } = findUncounted(measurement);
  return kind === 'audio' || kind === 'video';
}

function missingText({ measurement }: QuoteSubmission): string {
  const division = measurement && dividePages(measurement);
  const { pagesNotCounted, partlyCounted } = texts().figures;
  return division ? pagesNotCounted(division.missing, division.pages) : partlyCounted;
}
