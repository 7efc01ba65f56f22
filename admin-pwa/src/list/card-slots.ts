/** Which of the list's elements shows which submission. */
export interface CardSlots {
  /** What was searched for when they were given out. */
  readonly searchedFor: string;
  readonly byId: ReadonlyMap<string, number>;
  /** The first number that no element has had. */
  readonly next: number;
}

export const noSlots: CardSlots = { searchedFor: '', byId: new Map(), next: 0 };

/**
 * Every card keeps its element as long as it is drawn. What another search has found takes over the
 * elements of what it has not: new ones would take several times as long, at every key that is typed.
 */
export function assignSlots(
  before: CardSlots,
  ids: readonly string[],
  searchedFor: string,
  isFocusInside: boolean,
): CardSlots {
  const staying = new Set(ids);
  // A status key must never meet another submission than the one that was chosen.
  const mayTakeOver = searchedFor !== before.searchedFor && !isFocusInside;
  const free = mayTakeOver ? [...before.byId].filter(([id]) => !staying.has(id)) : [];
  let next = before.next;
  const byId = new Map<string, number>();
  for (const id of ids) {
    byId.set(id, before.byId.get(id) ?? free.shift()?.[1] ?? next);
    if (byId.get(id) === next) next += 1;
  }
  return { searchedFor, byId, next };
}
