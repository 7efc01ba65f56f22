import { characterClass, codeUnitClasses } from '../counting/character-class.ts';
import { endsSentence } from './abbreviations.ts';

const terminator = /[.!?;。！？；｡]/g;
const asianTerminator = /[。！？；｡]/;
/** Terminators, and what closes behind them: quotation marks, brackets, characters that show nothing. */
const terminatorsAndClosers =
  /(?:[.!?;。！？；｡…"'”’»›)\]}）］｝」』】》〉〕\u00ad\u200b\u200e\u200f\u2060-\u2064]|\u200c|\u200d|[\ufe00-\ufe0f])+/y;
const whiteSpace = /\s*/y;
const openers = /["'“‘«‹([{（［｛「『【《〈〔¿¡]*/y;
const lowerCase = /\p{Ll}/u;
const wordBefore = /[A-Za-z\d][A-Za-z\d.]*$/;
const listLabel = /^(?:\d{1,3}(?:\.\d{1,3})*|[a-z]|[ivxlc]{1,5})$/i;

/** Longer than any abbreviation and any word that begins a sentence. */
const viewLength = 24;

/**
 * Where the sentence that begins at `start` ends in a paragraph: the index behind it and its white
 * space. `null` when it has no end before the paragraph's, or when the text breaks off (`isWhole` is
 * false) too early to tell.
 *
 * The rules are those of Unicode Standard Annex 29 (sentence boundaries, SB6 to SB11) as translation
 * tools apply them through SRX: a stop ends a sentence before white space unless a lower-case letter
 * follows, or an abbreviation, an initial or a list's label precedes it. 。！？ need no white
 * space. Beyond the annex, ； divides: a clause of a Chinese contract is one sentence otherwise.
 * Time is proportional to the length of the sentence.
 */
export function findSentenceEnd(text: string, start: number, isWhole: boolean): number | null {
  terminator.lastIndex = start;
  while (terminator.test(text)) {
    const index = terminator.lastIndex - 1;
    const runEnd = matchEnd(terminatorsAndClosers, text, index);
    const next = matchEnd(whiteSpace, text, runEnd);
    if (next >= text.length || (!isWhole && next + viewLength > text.length)) return null;
    if (isBorder(text, { start, index, runEnd, next })) return next;
    terminator.lastIndex = runEnd;
  }
  return null;
}

interface Candidate {
  /** Of the sentence. */
  readonly start: number;
  /** Of the first terminator. */
  readonly index: number;
  /** Behind terminators and closers. */
  readonly runEnd: number;
  /** Of what could be the next sentence. */
  readonly next: number;
}

function isBorder(text: string, { start, index, runEnd, next }: Candidate): boolean {
  const run = text.slice(index, runEnd);
  if (asianTerminator.test(run)) return true;
  const isBehindAsian = index > start && isAsian(text, index - 1);
  if (run.startsWith(';')) return isBehindAsian;
  const isStop = run.startsWith('.');
  if (next === runEnd && !(isBehindAsian && (!isStop || isAsian(text, next)))) return false;
  if (lowerCase.test(text.charAt(matchEnd(openers, text, next)))) return false;
  if (!isStop || /^\.[.…]|[!?]/.test(run)) return true;
  return isStopBorder(text, { start, index, next });
}

/** Whether a single full stop is more than an abbreviation's, or a label's at the sentence's beginning. */
function isStopBorder(text: string, { start, index, next }: Omit<Candidate, 'runEnd'>): boolean {
  const view = Math.max(start, index - viewLength);
  const [word] = wordBefore.exec(text.slice(view, index)) ?? [];
  if (word === undefined) return true;
  const isFirst = text.slice(view, index - word.length).trim() === '' && view === start;
  if (isFirst && listLabel.test(word)) return false;
  return endsSentence(word, text.slice(next, next + viewLength));
}

function isAsian(text: string, index: number): boolean {
  return codeUnitClasses[text.charCodeAt(index)] === characterClass.asian;
}

/** The index behind a match of a sticky expression at `index`, which is there itself if nothing matches. */
function matchEnd(expression: RegExp, text: string, index: number): number {
  expression.lastIndex = index;
  return expression.test(text) ? expression.lastIndex : index;
}
