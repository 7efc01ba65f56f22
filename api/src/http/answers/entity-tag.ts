/**
 * Whether an `If-None-Match` header lists one of our tags. Weak comparison, because a proxy that recompresses the
 * body makes the tag weak. Express's `fresh` also obeys `Cache-Control: no-cache`, which `fetch` adds to every
 * request that names a tag.
 */
export function namesTag(header: string | undefined, tags: readonly string[]): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((part) => tags.includes(part.trim().replace(/^W\//, '')));
}
