import type { FoundCatalog } from './catalog.ts';

/** How long ago everything that was stored was in the bucket. @returns `null` when no backup has been whole yet. */
export function ageOf({ catalog, now }: FoundCatalog): number | null {
  return catalog.wholeAt === null ? null : Math.max(0, now - Date.parse(catalog.wholeAt));
}
