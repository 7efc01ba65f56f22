const counts = new Intl.NumberFormat('en-US');

/** How long things are kept, for owners. */
export const kept = {
  lead: 'A line ends where the thing ends.',
  marks: { day: '1 day', month: '1 month', quarter: '3 months', decade: '10 years' },
  names: {
    retentionHours: 'Documents and finished files',
    abandonedDays: 'Documents nobody touched',
    page: 'The client’s page and its link',
    invoiceYears: 'Invoices and fapiao',
  },
  from: {
    retentionHours: 'after completion',
    abandonedDays: 'pending or cancelled',
    page: 'after completion',
    invoiceYears: 'after the year they came in',
  },
  says: {
    retentionHours: 'Promised in the NDA: shorter is possible, longer is not.',
    abandonedDays: 'A notice on the card a week before.',
    page: 'The receipt stays on it as long; not a setting.',
    invoiceYears: 'As the law asks; erasing a person leaves them, and says so.',
  },
  /** Switched off where the server runs. */
  unkept: 'RETENTION_HOURS=off: nothing is deleted, although the NDA promises it.',
  dueThisWeek: (documents: number): string =>
    documents === 1 ? '1 is due this week.' : `${counts.format(documents)} are due this week.`,
  within: (hours: number): string => (hours === 1 ? 'within an hour' : `within ${hours} hours`),
  days: (days: number): string => count(days, 'day'),
  years: (years: number): string => count(years, 'year'),
  off: 'by hand only',
  /** In the row of the list. */
  brief: {
    hours: (hours: number): string => `${hours} h`,
    off: 'no end',
  },
  /** Before what it was and what it would be. */
  changeOf: (name: string): string => `${name}: `,
  change: { space: ' ', end: '. ' },
  inHistory: (name: string): string => `Kept: ${name}`,
  /** What a change does to what is here already. */
  stays: (documents: number): string =>
    documents === 1
      ? 'The one due this week stays longer.'
      : `The ${counts.format(documents)} due this week stay longer.`,
  announced: (submissions: number): string =>
    `Documents of ${count(submissions, 'submission')} go sooner, after a week’s notice.`,
  sooner: (submissions: number): string =>
    `Documents of ${count(submissions, 'completed submission')} go sooner, even if this is taken back.`,
  atOnce: (submissions: number): string =>
    `Documents of ${count(submissions, 'completed submission')} go at once.`,
  datesStay: 'What is completed already keeps its date.',
  invoicesStay: 'Invoices that are here keep their day.',
  fault: 'Choose another time.',
  doneWhy: 'For every document and invoice from now on. What was planned is planned again.',
};

function count(number: number, what: string): string {
  return `${counts.format(number)} ${what}${number === 1 ? '' : 's'}`;
}

export type KeptTexts = typeof kept;
