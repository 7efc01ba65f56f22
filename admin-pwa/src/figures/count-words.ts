import { formatPlayingTime } from '@yiqiao/contract/counting/playing-time';
import { basisOf, dividePages } from '@yiqiao/contract/counting/word-count';
import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import { texts } from '../texts/texts.ts';

/** The length of a document as a figure: "5,318 words", "42:18 minutes". */
export function lengthText(quote: QuoteSubmission): string {
  const { atLeast, about, counting, words: wordsOf } = texts().figures;
  const words = wordsOf(quote.wordCount);
  switch (basisOf(quote)) {
    case 'measured':
      return words;
    case 'partial':
      return atLeast(words);
    case 'estimated':
      return isScan(quote) ? pagesText(quote) : about(words);
    case 'none':
      return playingTimeText(quote);
    case 'counting':
      return counting;
  }
}

/** How it was counted and what is missing from it; `null` if nothing is known. */
export function basisWord(quote: QuoteSubmission): string | null {
  const { counted, estimated, toBeCounted, toBeListenedTo } = texts().figures;
  switch (basisOf(quote)) {
    case 'measured':
      return counted;
    case 'partial':
      return missingText(quote);
    case 'estimated':
      return isScan(quote) ? toBeCounted : estimated;
    case 'none':
      return toBeListenedTo;
    case 'counting':
      return null;
  }
}

/** A scan is measured in pages; a word count guessed from its size would mean nothing. */
function isScan({ measurement }: QuoteSubmission): boolean {
  return measurement?.limit === 'scan' && measurement.pages !== undefined;
}

function pagesText({ measurement }: QuoteSubmission): string {
  return texts().figures.scannedPages(measurement?.pages ?? 0);
}

function playingTimeText({ measurement }: QuoteSubmission): string {
  const medium = measurement?.limit === 'video' ? 'video' : 'audio';
  const seconds = measurement?.durationSeconds;
  const { media, playingTime } = texts().figures;
  return seconds === undefined ? media[medium] : playingTime(formatPlayingTime(seconds), medium);
}

function missingText({ measurement }: QuoteSubmission): string {
  const division = measurement && dividePages(measurement);
  const { pagesNotCounted, partlyCounted } = texts().figures;
  return division ? pagesNotCounted(division.missing, division.pages) : partlyCounted;
}
