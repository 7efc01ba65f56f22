/** Words that the legal pages have in common. */
export const legalWording = {
  /** What stands before the title of a section. */
  number: (position: number): string => String(position),
  contents: 'Contents',
  /** Above the links to the other legal pages. */
  further: 'See also',
  lastUpdated: 'Last updated: ',
  /** In place of the date, until the visitor's browser tells it. */
  today: 'today',
  /** "February 3, 2031", in the visitor's own zone. */
  day: (date: Date): string => date.toLocaleDateString('en-US', { dateStyle: 'long' }),
};

export type LegalWording = typeof legalWording;
