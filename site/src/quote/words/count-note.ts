import { formatPlayingTime } from '@yiqiao/contract/counting/playing-time';
import { dividePages, type WordCountBasis } from '@yiqiao/contract/counting/word-count';
import { isPlainText } from '@yiqiao/contract/counting/word-estimate';
import type { QuoteReceipt } from '@yiqiao/contract/quote/quote';
import { countOf, formatCount } from './count-sentences.ts';
import {
  countThem,
  emptyReason,
  type UncountedReason,
  uncountedReasons,
  unnamedReason,
} from './uncounted-reasons.ts';

/** A report of this version, or of another one. */
export type AnyReport = NonNullable<QuoteReceipt['measurement']>;

/** A count, and what is known of how it came about. */
export interface KnownCount {
  readonly basis: WordCountBasis;
  readonly wordCount: number;
  /** `null` where reading itself broke. */
  readonly report: AnyReport | null;
  /** Words by the specification's rule; `null` where they are not known. */
  readonly estimatedWords: number | null;
  readonly mediaType: string;
}

/** What is said of it, in the order of reading. */
export interface CountNote {
  /** What the figure is: "Partly counted", "A recording". */
  readonly kind: string;
  /** Before the figure: "at least", "about". */
  readonly lead?: string;
  /** Absent where there is no number that means anything. */
  readonly figure?: string;
  /** After the figure: "words on 1 page of 200", "minutes". */
  readonly unit?: string;
  readonly reason: string;
  readonly next: string;
  /** In small type: the words by the file's size, or what the visitor could do instead. */
  readonly aside?: string;
}

/** @returns `null` for a count that covers the whole document. */
export function describeUncertainCount(count: KnownCount): CountNote | null {
  const { basis, report } = count;
  if (basis === 'measured') return null;
  if (basis === 'partial' && report !== null) return describePartial(count.wordCount, report);
  if (basis === 'none') return describeRecording(count);
  if (report?.format === 'empty') {
    return { kind: 'An empty file', figure: '0', unit: 'words', ...emptyReason };
  }
  const isPictures = report?.limit === 'scan' || report?.limit === 'unreadable-text';
  if (isPictures && report.pages !== undefined) return describePages(count, report.pages);
  if (report?.limit === 'image') return describePicture(count);
  return describeEstimate(count);
}

function describePartial(words: number, report: AnyReport): CountNote {
  const division = dividePages(report);
  const unit = words === 1 ? 'word' : 'words';
  const common = { kind: 'Partly counted', lead: 'at least', figure: formatCount(words) };
  if (division === null) {
    const { reason, next } = reasonFor(report);
    return { ...common, unit, reason, next };
  }
  const { pages, picturePages, unreadablePages, missing, counted } = division;
  const sentences = [
    picturePages > 0 && `${countOf(picturePages, 'page is a picture', 'pages are pictures')}.`,
    unreadablePages > 0 &&
      `No program can read the text of ${countOf(unreadablePages, 'page', 'pages')}.`,
  ];
  return {
    ...common,
    unit: `${unit} on ${countOf(counted, 'page', 'pages')} of ${formatCount(pages)}`,
    reason: sentences.filter(Boolean).join(' '),
    next: `A person will count ${missing === 1 ? 'it' : 'them'} before you pay anything.`,
  };
}

function describeRecording({ report, estimatedWords }: KnownCount): CountNote {
  const { next, reason } = reasonFor(report);
  const kind = report?.limit === 'video' ? 'A video' : 'A recording';
  const seconds = report?.durationSeconds;
  if (seconds === undefined) return { kind, reason: 'Its length could not be read.', next };
  const time = { figure: formatPlayingTime(seconds), unit: 'minutes' };
  return { kind, ...time, reason, next, ...sizeAside(estimatedWords) };
}

function describePages(count: KnownCount, pages: number): CountNote {
  const isScan = count.report?.limit === 'scan';
  const { reason, next } = reasonFor(count.report);
  return {
    kind: isScan ? 'A scan' : 'Not counted yet',
    figure: formatCount(pages),
    unit: pages === 1 ? 'page' : 'pages',
    reason: isScan && pages === 1 ? 'The page is a picture.' : reason,
    next: isScan && pages > 1 ? countThem : next,
    ...sizeAside(count.estimatedWords),
  };
}

function describePicture({ report, estimatedWords }: KnownCount): CountNote {
  const { reason, next } = reasonFor(report);
  return { kind: 'A picture', reason, next, ...sizeAside(estimatedWords) };
}

/** The size rule's words, where they would be mistaken for a count if they stood larger. */
function sizeAside(words: number | null): Pick<CountNote, 'aside'> {
  if (words === null) return {};
  const about = `about ${countOf(words, 'word', 'words')}`;
  return { aside: `By its size it would be ${about}, if it were text. It is not.` };
}

function describeEstimate({ wordCount, report, mediaType }: KnownCount): CountNote {
  const { reason, next, hint } = reasonFor(report);
  const isBySpaces = isPlainText(mediaType);
  const unit = wordCount === 1 ? 'word' : 'words';
  return {
    kind: isBySpaces ? 'Estimated from the spaces in the text' : 'Estimated from the file size',
    lead: 'about',
    figure: formatCount(wordCount),
    unit: isBySpaces ? unit : `${unit} if it were text`,
    reason,
    next,
    ...(hint !== undefined && { aside: hint }),
  };
}

function reasonFor(report: AnyReport | null): UncountedReason {
  if (report === null) return uncountedReasons.failed;
  const known: Readonly<Record<string, UncountedReason>> = uncountedReasons;
  const { limit = '' } = report;
  return Object.hasOwn(known, limit) ? (known[limit] ?? unnamedReason) : unnamedReason;
}

/** The same in a sentence, for the receipt, the progress and a screen reader: "about 30,800 words". */
export function describeFigure({ lead, figure, unit }: CountNote): string | null {
  if (figure === undefined) return null;
  return [lead, figure, unit].filter(Boolean).join(' ');
}
