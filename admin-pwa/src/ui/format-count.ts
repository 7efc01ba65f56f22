const counts = new Intl.NumberFormat('en-US');

/** A count as shown to people, "12,904". */
export function formatCount(count: number): string {
  return counts.format(count);
}
