/** Does the same to all items, so many at once, and keeps their order. The first fault ends it. */
export async function severalAtOnce<Item, Result>(
  items: readonly Item[],
  count: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const entries = items.entries();
  let isBroken = false;
  async function go(): Promise<void> {
    for (const [index, item] of entries) {
      if (isBroken) return;
      results[index] = await work(item);
    }
  }
  const lanes = Array.from({ length: Math.min(count, items.length) }, () =>
    go().catch((error: unknown) => {
      isBroken = true;
      throw error;
    }),
  );
  const ended = await Promise.allSettled(lanes);
  for (const lane of ended) if (lane.status === 'rejected') throw lane.reason;
  return results;
}
