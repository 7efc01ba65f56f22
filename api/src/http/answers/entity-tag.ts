/**
 * Whether an `If-None-Match` names one of our tags. Weak comparison: a proxy that packs the body
 * again makes the tag weak.
 */
export function namesTag(header: string | undefined, tags: readonly string[]): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((part) => tags.includes(part.trim().replace(/^W\//, '')));
}
