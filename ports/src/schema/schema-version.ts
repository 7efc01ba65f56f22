import { withoutGuessedSum } from '@yiqiao/contract/record/price-count';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import * as z from 'zod/mini';

/** Converts a submission of one version to the next. */
export type QuoteUpgrade = (quote: unknown) => unknown;

/** Only the meaning has changed. */
const inTheSameShape: QuoteUpgrade = (quote) => quote;

/**
 * One entry for each change that an older release could not read or would damage, oldest first: the first entry
 * converts version 1 to version 2. Append only; never change or remove one.
 */
export const quoteUpgrades: readonly QuoteUpgrade[] = [
  // Release 0.1 does not know finished files and would delete them at its start.
  inTheSameShape,
  // Release 0.2 takes all clients without an address for one person, and erases them as one.
  inTheSameShape,
];

/** The version of snapshots and journals that this release writes. */
export function schemaVersion(upgrades: readonly QuoteUpgrade[]): number {
  return upgrades.length + 1;
}

/** Reads a submission of an earlier or the current version. @throws when it has another shape. */
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
