/** Words that both legal pages have in common. */
export const legalWording = {
  /** What stands before the title of a section. */
  number: (position: number): string => String(position),
  contents: 'Contents',
  lastUpdated: 'Last updated: ',
  /** In place of the date, until the visitor's browser tells it. */
  today: 'today',
};

export type LegalWording = typeof legalWording;
