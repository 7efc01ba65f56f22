import { formatPlayingTime } from '@yiqiao/contract/counting/playing-time';
import { basisOf, dividePages } from '@yiqiao/contract/counting/word-count';
import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import { formatCount } from '../ui/format-count.ts';

/** What is known of the length of a document, in a figure: "5,318 words", "42:18 minutes". */
export function lengthText(quote: QuoteSubmission): string {
  const words = `${formatCount(quote.wordCount)} ${quote.wordCount === 1 ? 'word' : 'words'}`;
  switch (basisOf(quote)) {
    case 'measured':
      return words;
    case 'partial':
      return `at least ${words}`;
    case 'estimated':
      return isScan(quote) ? pagesText(quote) : `about ${words}`;
    case 'none':
      return playingTimeText(quote);
    case 'counting':
      return 'being counted';
  }
}

/** How that is known, and what is missing in it; `null` where there is nothing known. */
export function basisWord(quote: QuoteSubmission): string | null {
  switch (basisOf(quote)) {
    case 'measured':
      return 'counted';
    case 'partial':
      return missingText(quote);
    case 'estimated':
      return isScan(quote) ? 'to be counted' : 'estimated';
    case 'none':
      return 'to be listened to';
    case 'counting':
      return null;
  }
}

/** A scan has pages; the words by its size say nothing about it. */
function isScan({ measurement }: QuoteSubmission): boolean {
  return measurement?.limit === 'scan' && measurement.pages !== undefined;
}

function pagesText({ measurement }: QuoteSubmission): string {
  const pages = measurement?.pages ?? 0;
  return `${formatCount(pages)} scanned ${pages === 1 ? 'page' : 'pages'}`;
}

function playingTimeText({ measurement }: QuoteSubmission): string {
  const medium = measurement?.limit === 'video' ? 'video' : 'audio';
  const seconds = measurement?.durationSeconds;
  return seconds === undefined ? medium : `${formatPlayingTime(seconds)} minutes of ${medium}`;
}

function missingText({ measurement }: QuoteSubmission): string {
  const division = measurement && dividePages(measurement);
  if (!division) return 'partly counted';
  return `${formatCount(division.missing)} of ${formatCount(division.pages)} pages not counted`;
}
