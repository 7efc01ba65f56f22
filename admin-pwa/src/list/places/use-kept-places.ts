import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { useState } from 'react';

/**
 * The result of a search, stable while it stays the same search: a row keeps its place even once it no
 * longer matches, so a person sees what their decision did.
 * @param all every submission: a row that no longer matches is shown as it is now.
 */
export function useKeptPlaces(
  found: readonly QuoteSubmission[],
  all: readonly QuoteSubmission[],
  search: string,
): readonly QuoteSubmission[] {
  const [kept, setKept] = useState({ search, found, shown: found });
  if (kept.search === search && kept.found === found) return kept.shown;
  const isSame = kept.search === search && found !== all;
  const shown = isSame ? keepPlaces(kept.shown, found, all) : found;
  setKept({ search, found, shown });
  return shown;
}

/** The earlier rows in their order and present state; new ones come after the row they follow. */
function keepPlaces(
  before: readonly QuoteSubmission[],
  found: readonly QuoteSubmission[],
  all: readonly QuoteSubmission[],
): readonly QuoteSubmission[] {
  const rows = new Map(found.map((quote) => [quote.id, quote]));
  const wanted = new Set(before.map(({ id }) => id));
  const comers = findComers(found, wanted);
  if (before.some(({ id }) => !rows.has(id))) {
    for (const quote of all) if (wanted.has(quote.id)) rows.set(quote.id, quote);
  }
  return [null, ...before.map(({ id }) => id)].flatMap((id) => {
    const row = id === null ? undefined : rows.get(id);
    return [...(row ? [row] : []), ...(comers.get(id) ?? [])];
  });
}

/** New rows by the earlier row they follow; `null` for those above all. */
function findComers(found: readonly QuoteSubmission[], before: ReadonlySet<string>) {
  const comers = new Map<string | null, QuoteSubmission[]>();
  let last: string | null = null;
  for (const quote of found) {
    const following = comers.get(last);
    if (before.has(quote.id)) last = quote.id;
    else if (following) following.push(quote);
    else comers.set(last, [quote]);
  }
  return comers;
}
