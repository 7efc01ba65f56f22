import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { findFolded, foldedWords, foldText } from '../characters/fold-text.ts';
import { type Said, type SaidPlace, saidIn } from './said-texts.ts';

/** Where a search has found what a row does not show, with what stands around it on one line. */
export interface FoundPlace {
  readonly place: SaidPlace | 'reference' | 'file' | 'contact';
  readonly before: string;
  readonly match: string;
  readonly after: string;
}

/** So few that a phone has room for the match behind them. */
const mostBefore = 14;
const mostAfter = 160;

/** Looked for once as long as neither the submission nor the search is another. */
const lastFound = new WeakMap<QuoteSubmission, { text: string; place: FoundPlace | null }>();

/** @returns `null` when the row shows everything that was looked for. */
export function findPlace(quote: QuoteSubmission, text: string): FoundPlace | null {
  const last = lastFound.get(quote);
  if (last?.text === text) return last.place;
  const place = lookFor(quote, text);
  lastFound.set(quote, { text, place });
  return place;
}

function lookFor(quote: QuoteSubmission, text: string): FoundPlace | null {
  const { customerName, customerEmail, fileName, origin } = quote;
  const contact = origin?.contact ?? '';
  const shown = foldText([customerName, customerEmail || contact, fileName].join('\n'));
  const missing = foldedWords(text).filter((word) => !shown.includes(word));
  if (missing.length === 0) return null;
  const places = textsOf(quote);
  const isWith = (words: readonly string[]) => (one: { readonly text: string }) => {
    const folded = foldText(one.text);
    return words.every((word) => folded.includes(word));
  };
  const found = places.find(isWith(missing)) ?? places.find(isWith(missing.slice(0, 1)));
  return found ? around(found, missing[0] ?? '') : null;
}

type PlacedText = Pick<FoundPlace, 'place'> & Pick<Said, 'text'>;

/** Facts first, then what was said last. */
function textsOf(quote: QuoteSubmission): PlacedText[] {
  const { reference, origin, sources = [] } = quote;
  return [
    { place: 'reference', text: reference },
    { place: 'contact', text: origin?.contact ?? '' },
    ...sources.map(({ fileName }) => ({ place: 'file', text: fileName }) as const),
    ...[...saidIn(quote)].reverse(),
  ];
}

function around({ place, text }: PlacedText, word: string): FoundPlace | null {
  const line = text.replace(/\s+/g, ' ');
  const at = findFolded(line, word);
  if (at === null) return null;
  const before = line.slice(0, at.start);
  const isCut = before.length > mostBefore;
  return {
    place,
    before: isCut ? `…${before.slice(-mostBefore).trimStart()}` : before,
    match: line.slice(at.start, at.end),
    after: line.slice(at.end, at.end + mostAfter),
  };
}
