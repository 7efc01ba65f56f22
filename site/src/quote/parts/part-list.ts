import { type OfferedPart, offeredParts, readInclude } from '@yiqiao/contract/counting/counted-in';
import type { Measurement } from '@yiqiao/contract/counting/measurement';
import { currentPrices } from '@yiqiao/contract/current-prices';
import type { Cents } from '@yiqiao/contract/money/money';
import { type PricedService, splitEstimate } from '@yiqiao/contract/money/pricing';

export interface PartRow {
  readonly part: OfferedPart;
  readonly words: number;
  readonly isIn: boolean;
  /** What it adds to the estimate, or would add if it were included. */
  readonly cents: Cents;
}

export interface PartList {
  readonly main: { readonly words: number; readonly cents: Cents };
  /** The parts that the document has, in the order in which they are offered. */
  readonly rows: readonly PartRow[];
}

/** What can be included, and what it costs: the included parts add up to the estimate. */
export function listParts(
  { counts, outside }: Pick<Measurement, 'counts' | 'outside'>,
  include: string,
  service: PricedService,
): PartList {
  const included = readInclude(include);
  const found = offeredParts
    .map((part) => ({ part, words: outside[part]?.words ?? 0, isIn: included.includes(part) }))
    .filter(({ words }) => words > 0);
  const inWords = [counts.words, ...found.filter(({ isIn }) => isIn).map(({ words }) => words)];
  const [mainCents = 0, ...inCents] = splitEstimate(inWords, service, currentPrices());
  const total = inWords.reduce((sum, words) => sum + words);
  return {
    main: { words: counts.words, cents: mainCents },
    rows: found.map((row) => ({
      ...row,
      cents: row.isIn ? (inCents.shift() ?? 0) : priceOfMore(row.words, total, service),
    })),
  };
}

function priceOfMore(words: number, total: number, service: PricedService): Cents {
  return splitEstimate([total, words], service, currentPrices())[1] ?? 0;
}
