/** Since when, as seen at a moment, both in ms since the epoch, and by whom. */
export interface Looking {
  readonly since: number;
  readonly now: number;
  readonly ownId: string | undefined;
}

/** The moment in an address of the page; one that nobody can read is now, so that nothing is told twice. */
export function sinceOf(place: string, now: number): number {
  const since = Number(place);
  return place !== '' && Number.isFinite(since) ? since : now;
}
