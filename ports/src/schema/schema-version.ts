import { withoutGuessedSum } from '@yiqiao/contract/record/price-count';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import * as z from 'zod/mini';

/** What a submission looked like in an earlier release, made into what it is in the next one. */
export type QuoteUpgrade = (quote: unknown) => unknown;

/**
 * Every change of a stored record's shape that an older release could not read, or would damage, oldest
 * first: the first entry leads from version 1 to version 2. Add to the end; never change or remove one.
 */
export const quoteUpgrades: readonly QuoteUpgrade[] = [
  // The shape is the same. But release 0.1, which knows no finished files, deletes them when it starts.
  (quote) => quote,
];

/** Version of snapshot and journal as this release writes them. */
export function schemaVersion(upgrades: readonly QuoteUpgrade[]): number {
  return upgrades.length + 1;
}

/** Reads one submission of an earlier or the present version. @throws when it has another shape. */
export type ReadQuote = (quote: unknown, version: number) => StoredQuote;

export function createReadQuote(
  schema: z.ZodMiniType<StoredQuote>,
  upgrades: readonly QuoteUpgrade[],
): ReadQuote {
  return (quote, version) => {
    const present = upgrades.slice(version - 1).reduce((older, upgrade) => upgrade(older), quote);
    return withoutGuessedSum(z.parse(schema, present));
  };
}
