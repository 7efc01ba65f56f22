import type { OutboxEntry } from '../offline/outbox/outbox-entry.ts';

/** The outbox by the submissions it is about, each in the order of sending. */
export function groupByQuote(
  outbox: readonly OutboxEntry[],
): ReadonlyMap<string, readonly OutboxEntry[]> {
  const groups = new Map<string, OutboxEntry[]>();
  for (const entry of outbox) {
    const group = groups.get(entry.quoteId);
    if (group) group.push(entry);
    else groups.set(entry.quoteId, [entry]);
  }
  return groups;
}
