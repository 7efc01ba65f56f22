import { texts } from '../texts/texts.ts';

/** Why a document was not counted in full. A server newer than this console knows more reasons. */
export function explainLimit(limit: string): string {
  const { anyLimit, limits } = texts().detail.measured;
  const known: Readonly<Record<string, string>> = limits;
  return Object.hasOwn(known, limit) ? (known[limit] ?? anyLimit) : anyLimit;
}
