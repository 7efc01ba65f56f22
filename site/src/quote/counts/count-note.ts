import { dividePages, type WordCountBasis } from '@yiqiao/contract/counting/word-count';
import { isPlainText } from '@yiqiao/contract/counting/word-estimate';
import type { QuoteReceipt } from '@yiqiao/contract/record/quote';
import { findUncounted, type Uncounted } from '@yiqiao/contract/record/uncounted';
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
  /** In small type: what the visitor could do instead. */
  readonly aside?: string;
}

/** @returns `null` for a count that covers the whole document. */
export function describeUncertainCount(count: KnownCount, texts: CountTexts): CountNote | null {
  const { basis, report } = count;
  if (basis === 'measured') return null;
  if (basis === 'partial' && report !== null)
    return describePartial(count.wordCount, report, texts);
  if (basis === 'recognized') return describeRecognized(count, texts);
  return basis === 'none' ? describeUncounted(report, texts) : describeEstimate(count, texts);
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

/** What the office has taken over from recognition. */
function describeRecognized({ wordCount, report }: KnownCount, texts: CountTexts): CountNote {
  const { uncertain, wordUnit } = texts.counting;
  return {
    kind: report?.limit === 'image' ? uncertain.picture : uncertain.scan,
    lead: uncertain.about,
    figure: texts.formats.count(wordCount),
    unit: wordUnit(wordCount),
    ...uncertain.recognized,
  };
}

/** A document without words to be counted by a program: what it is, and in pages or minutes how much. */
function describeUncounted(report: AnyReport | null, texts: CountTexts): CountNote {
  const { uncertain, wordUnit } = texts.counting;
  const { hint, ...why } = reasonFor(report, texts);
  const found = findUncounted(report);
  switch (found.kind) {
    case 'empty':
      return { kind: uncertain.empty, figure: '0', unit: wordUnit(0), ...texts.reasons.empty };
    case 'scan':
    case 'unreadable':
      return { ...describePages(found, texts), ...why, ...explainPages(found, texts) };
    case 'audio':
    case 'video':
      return { ...describeRecording(found, texts), next: why.next };
    case 'picture':
      return { kind: uncertain.picture, ...why };
    case 'archive':
      return {
        kind: uncertain.archive,
        ...(hasDocuments(report) ? texts.reasons.noneCounted : why),
      };
    default:
      return { kind: uncertain.notYet, ...why, ...(hint !== undefined && { aside: hint }) };
  }
}

function hasDocuments(report: AnyReport | null): boolean {
  return (report?.documents ?? []).length > 0;
}

function describePages({ kind, pages }: Uncounted, { counting, formats }: CountTexts) {
  const { uncertain } = counting;
  return {
    kind: kind === 'scan' ? uncertain.scan : uncertain.notYet,
    ...(pages !== undefined && { figure: formats.count(pages), unit: uncertain.pageUnit(pages) }),
  };
}

/** A scan of one page, and one of several, in place of what is said of any. */
function explainPages({ kind, pages = 0 }: Uncounted, { counting, reasons }: CountTexts) {
  if (kind !== 'scan') return {};
  if (pages === 1) return { reason: counting.uncertain.onePicture };
  return pages > 1 ? { next: reasons.countThem } : {};
}

function describeRecording({ kind, playingTime }: Uncounted, { counting, reasons }: CountTexts) {
  const { uncertain } = counting;
  const name = kind === 'video' ? uncertain.video : uncertain.recording;
  return playingTime === undefined
    ? { kind: name, reason: uncertain.lengthUnknown }
    : {
        kind: name,
        figure: playingTime,
        unit: uncertain.minutes,
        reason: reasons.byLimit[kind === 'video' ? 'video' : 'audio'].reason,
      };
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
