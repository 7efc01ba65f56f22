import type { OutboxEntry } from '../offline/outbox/outbox-entry.ts';

/** The outbox by the submissions or jobs it is about, each in the order of sending. */
export function groupByQuote<Entry extends OutboxEntry>(
  outbox: readonly Entry[],
): ReadonlyMap<string, readonly Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const entry of outbox) {
    const group = groups.get(entry.quoteId);
    if (group) group.push(entry);
    else groups.set(entry.quoteId, [entry]);
  }
  return groups;
}
