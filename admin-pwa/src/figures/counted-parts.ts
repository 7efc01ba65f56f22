import { basisOf } from '@yiqiao/contract/counting/word-count';
import { readInclude } from '@yiqiao/contract/quote/counted-in';
import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import { texts } from '../texts/texts.ts';
import { formatCount } from '../ui/format-count.ts';

export interface CountedParts {
  /** "main text 2,310, text boxes and diagrams 120": what the word count is the sum of. */
  readonly countedIn: string;
  /** "comments 12"; empty where everything is in. */
  readonly leftOut: string;
}

/** What of a document is in its word count; `null` where nothing is known to stand beside its main text. */
export function findCountedParts(
  quote: QuoteSubmission,
  format: (count: number) => string = formatCount,
): CountedParts | null {
  const { measurement, include } = quote;
  if (basisOf(quote) === 'counting' || measurement === null) return null;
  if (measurement.exactness === 'uncountable') return null;
  const parts = Object.entries(measurement.outside).filter(([, { words }]) => words > 0);
  if (parts.length === 0) return null;
  const included = readInclude(include);
  const { list, mainText, part: describePart } = texts().figures;
  const describe = (isMeant: boolean) =>
    parts
      .filter(([part]) => included.includes(part) === isMeant)
      .map(([part, { words }]) => describePart(nameOf(part), format(words)));
  const main = describePart(mainText, format(measurement.counts.words));
  return {
    countedIn: list([main, ...describe(true)]),
    leftOut: list(describe(false)),
  };
}

/** A server newer than this console names parts that it has no words for. */
function nameOf(part: string): string {
  const known: Readonly<Record<string, string>> = texts().figures.partNames;
  return Object.hasOwn(known, part) ? (known[part] ?? part) : part;
}
