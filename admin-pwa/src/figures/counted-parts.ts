import { readInclude } from '@yiqiao/contract/counting/counted-in';
import { basisOf } from '@yiqiao/contract/counting/word-count';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { texts } from '../texts/texts.ts';
import { formatCount } from '../ui/format-count.ts';

export interface CountedParts {
  /** The parts the word count is the sum of: "main text 2,310, text boxes and diagrams 120". */
  readonly countedIn: string;
  /** The parts left out of it: "comments 12"; empty if there are none. */
  readonly leftOut: string;
}

/** Which parts of a document its word count includes; `null` if it has no parts beside the main text. */
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

/** A newer server may name parts this console has no words for. */
function nameOf(part: string): string {
  const known: Readonly<Record<string, string>> = texts().figures.partNames;
  return Object.hasOwn(known, part) ? (known[part] ?? part) : part;
}
