import { formatPlayingTime } from '@yiqiao/contract/counting/playing-time';
import { dividePages, type WordCountBasis } from '@yiqiao/contract/counting/word-count';
import { isPlainText } from '@yiqiao/contract/counting/word-estimate';
import type { QuoteReceipt } from '@yiqiao/contract/quote/quote';
import type { QuoteTexts } from '../../content/en/quote/quote.ts';
import type { UncountedReason } from '../../content/en/quote/words/reasons.ts';

/** The words for what is known of a count. */
export type CountTexts = Pick<QuoteTexts, 'formats' | 'counting' | 'reasons'>;

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
  /** The figure is a guess from the size or the spaces, and is not set as large as a count. */
  readonly isGuess?: boolean;
  /** After the figure: "words on 1 page of 200", "minutes". */
  readonly unit?: string;
  readonly reason: string;
  readonly next: string;
  /** In small type: the words by the file's size, or what the visitor could do instead. */
  readonly aside?: string;
}

/** @returns `null` for a count that covers the whole document. */
export function describeUncertainCount(count: KnownCount, texts: CountTexts): CountNote | null {
  const { basis, report } = count;
  const { uncertain, wordUnit } = texts.counting;
  if (basis === 'measured') return null;
  if (basis === 'partial' && report !== null)
    return describePartial(count.wordCount, report, texts);
  if (basis === 'none') return describeRecording(count, texts);
  if (report?.format === 'empty') {
    return { kind: uncertain.empty, figure: '0', unit: wordUnit(0), ...texts.reasons.empty };
  }
  const isPictures = report?.limit === 'scan' || report?.limit === 'unreadable-text';
  if (isPictures && report.pages !== undefined) return describePages(count, report.pages, texts);
  if (report?.limit === 'image') return describePicture(count, texts);
  if (report?.limit === 'archive') return describeArchive(count, texts);
  return describeEstimate(count, texts);
}

function describePartial(words: number, report: AnyReport, texts: CountTexts): CountNote {
  const { formats, counting } = texts;
  const { uncertain } = counting;
  const division = dividePages(report);
  const common = {
    kind: uncertain.partly,
    lead: uncertain.atLeast,
    figure: formats.count(words),
  };
  if (division === null) {
    const { reason, next } = reasonFor(report, texts);
    return { ...common, unit: counting.wordUnit(words), reason, next };
  }
  const { pages, picturePages, unreadablePages, missing, counted } = division;
  const sentences = [
    picturePages > 0 && uncertain.pictures(picturePages),
    unreadablePages > 0 && uncertain.unreadable(unreadablePages),
  ].filter((sentence) => sentence !== false);
  return {
    ...common,
    unit: uncertain.onPages(words, counted, formats.count(pages)),
    reason: counting.join(sentences),
    next: uncertain.countRest(missing),
  };
}

function describeRecording({ report, estimatedWords }: KnownCount, texts: CountTexts): CountNote {
  const { uncertain } = texts.counting;
  const { next, reason } = reasonFor(report, texts);
  const kind = report?.limit === 'video' ? uncertain.video : uncertain.recording;
  const seconds = report?.durationSeconds;
  if (seconds === undefined) return { kind, reason: uncertain.lengthUnknown, next };
  const time = { figure: formatPlayingTime(seconds), unit: uncertain.minutes };
  return { kind, ...time, reason, next, ...sizeAside(estimatedWords, texts) };
}

function describePages(count: KnownCount, pages: number, texts: CountTexts): CountNote {
  const { uncertain } = texts.counting;
  const isScan = count.report?.limit === 'scan';
  const { reason, next } = reasonFor(count.report, texts);
  return {
    kind: isScan ? uncertain.scan : uncertain.notYet,
    figure: texts.formats.count(pages),
    unit: uncertain.pageUnit(pages),
    reason: isScan && pages === 1 ? uncertain.onePicture : reason,
    next: isScan && pages > 1 ? texts.reasons.countThem : next,
    ...sizeAside(count.estimatedWords, texts),
  };
}

function describePicture({ report, estimatedWords }: KnownCount, texts: CountTexts): CountNote {
  const { reason, next } = reasonFor(report, texts);
  const kind = texts.counting.uncertain.picture;
  return { kind, reason, next, ...sizeAside(estimatedWords, texts) };
}

/** What is in it may be packed a hundredfold: its size says nothing. */
function describeArchive({ report, estimatedWords }: KnownCount, texts: CountTexts): CountNote {
  const isListed = (report?.documents ?? []).length > 0;
  const { reason, next } = isListed ? texts.reasons.noneCounted : reasonFor(report, texts);
  const kind = texts.counting.uncertain.archive;
  return { kind, reason, next, ...sizeAside(estimatedWords, texts) };
}

/** The size rule's words, where they would be mistaken for a count if they stood larger. */
function sizeAside(words: number | null, texts: CountTexts): Pick<CountNote, 'aside'> {
  return words === null ? {} : { aside: texts.counting.uncertain.bySize(words) };
}

function describeEstimate(count: KnownCount, texts: CountTexts): CountNote {
  const { wordCount, report, mediaType } = count;
  const { uncertain, wordUnit } = texts.counting;
  const { reason, next, hint } = reasonFor(report, texts);
  const isBySpaces = isPlainText(mediaType);
  return {
    kind: isBySpaces ? uncertain.fromSpaces : uncertain.fromSize,
    isGuess: true,
    lead: uncertain.about,
    figure: texts.formats.count(wordCount),
    unit: isBySpaces ? wordUnit(wordCount) : uncertain.ifText(wordCount),
    reason,
    next,
    ...(hint !== undefined && { aside: hint }),
  };
}

function reasonFor(report: AnyReport | null, { reasons }: CountTexts): UncountedReason {
  if (report === null) return reasons.byLimit.failed;
  const known: Readonly<Record<string, UncountedReason>> = reasons.byLimit;
  const { limit = '' } = report;
  return Object.hasOwn(known, limit) ? (known[limit] ?? reasons.unnamed) : reasons.unnamed;
}

/** The same in a sentence, for the receipt, the progress and a screen reader: "about 30,800 words". */
export function describeFigure(
  { lead, figure, unit }: CountNote,
  texts: CountTexts,
): string | null {
  if (figure === undefined) return null;
  return texts.counting.uncertain.figure(lead, figure, unit);
}
