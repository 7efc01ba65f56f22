import { texts } from '../texts/texts.ts';

/** Why a document was not counted in full; a newer server may give reasons this console does not know. */
export function explainLimit(limit: string): string {
  const { anyLimit, limits } = texts().detail.measured;
  const known: Readonly<Record<string, string>> = limits;
  return Object.hasOwn(known, limit) ? (known[limit] ?? anyLimit) : anyLimit;
}
