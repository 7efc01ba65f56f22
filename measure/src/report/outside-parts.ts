/** Parts of a document outside its main text, each counted separately. */
export const outsideParts = [
  'headers-and-footers',
  'text-boxes',
  'notes',
  'comments',
  'slide-notes',
  'hidden',
  /** Texts shown instead of something else or on top of it: descriptions, titles, tooltips. */
  'descriptions',
  /** Marked as not to be translated. */
  'locked',
  /** Already translated and approved. */
  'approved',
] as const;

export type OutsidePart = (typeof outsideParts)[number];
