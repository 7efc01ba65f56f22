import * as z from 'zod/mini';

/** How long a request for counts is held while none of them is finished. */
export const longestHoldMs = 25_000;

/** So many submissions one request asks for: their ids make some 2,000 characters of an address. */
export const maxAwaited = 50;

/** Which of the submissions asked for are no longer being counted. */
export const awaitedCountsSchema = z.object({ finished: z.array(z.string()) });

/** The ids as they stand in the address. */
export function joinAwaited(ids: readonly string[]): string {
  return ids.slice(0, maxAwaited).join(',');
}

/** @returns `null` for more ids than one request may ask for. */
export function splitAwaited(text: string): string[] | null {
  const ids = text.split(',');
  return ids.length > maxAwaited ? null : ids;
}
