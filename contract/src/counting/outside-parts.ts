/** Parts outside the main story, each counted for itself. `counted-in.ts` says which of them are priced. */
export const outsideParts = [
  'headers-and-footers',
  'text-boxes',
  'notes',
  'comments',
  'slide-notes',
  'hidden',
  /** Texts shown in place of something or as a hint: descriptions, titles, tooltips. */
  'descriptions',
  /** Marked as not to be translated. */
  'locked',
  /** Translated and approved before. */
  'approved',
] as const;

export type OutsidePart = (typeof outsideParts)[number];
