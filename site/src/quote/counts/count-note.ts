import { dividePages, type WordCountBasis } from '@yiqiao/contract/counting/word-count';
import { isPlainText } from '@yiqiao/contract/counting/word-estimate';
import type { QuoteReceipt } from '@yiqiao/contract/record/quote';
import { findUncounted, type Uncounted } from '@yiqiao/contract/record/uncounted';
import type { QuoteTexts } from '../../content/en/quote/quote.ts';
import type { UncountedReason } from '../../content/en/quote/words/reasons.ts';

/** The texts for what is known about a count. */
export type CountTexts = Pick<QuoteTexts, 'formats' | 'counting' | 'reasons'>;

/** A report of this version, or of another one. */
export type AnyReport = NonNullable<QuoteReceipt['measurement']>;

/** A count, and what is known about how it was made. */
export interface KnownCount {
  readonly basis: WordCountBasis;
  readonly wordCount: number;
  /** `null` if reading itself failed. */
  readonly report: AnyReport | null;
  readonly mediaType: string;
}

/** What is said about it, in reading order. */
export interface CountNote {
  /** What the figure is: "Partly counted", "A recording". */
  readonly kind: string;
  /** Before the figure: "at least", "about". */
  readonly lead?: string;
  /** Absent if no number would be meaningful. */
  readonly figure?: string;
  /** The figure is a guess from the size or the spaces, and is set smaller than a count. */
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

/** A count that the office has adopted from text recognition. */
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

/** A document whose words no program can count: what it is, and how many pages or minutes it has. */
function describeUncounted(report: AnyReport | null, texts: CountTexts): CountNote {
  const { uncertain } = texts.counting;
  const { hint, ...why } = reasonFor(report, texts);
  const found = findUncounted(report);
  switch (found.kind) {
    case 'empty':
      return describeEmpty(texts);
    case 'scan':
    case 'unreadable':
      return { ...describePages(found, texts), ...why, ...explainPages(found, texts) };
    case 'audio':
    case 'video':
      return { ...describeRecording(found, texts), next: why.next };
    case 'picture':
      return { kind: uncertain.picture, ...why };
    case 'archive':
      if (found.documents === 0) return describeEmpty(texts);
      return {
        kind: uncertain.archive,
        ...(hasDocuments(report) ? texts.reasons.noneCounted : why),
      };
    default:
      return { kind: uncertain.notYet, ...why, ...(hint !== undefined && { aside: hint }) };
  }
}

function describeEmpty({ counting, reasons }: CountTexts): CountNote {
  const { uncertain, wordUnit } = counting;
  return { kind: uncertain.empty, figure: '0', unit: wordUnit(0), ...reasons.empty };
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

/** For scans, texts that depend on whether there is one page or several. */
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

/** The figure in words, for the receipt, the progress and screen readers: "about 30,800 words". */
export function describeFigure(
  { lead, figure, unit }: CountNote,
  texts: CountTexts,
): string | null {
  if (figure === undefined) return null;
  return texts.counting.uncertain.figure(lead, figure, unit);
}
