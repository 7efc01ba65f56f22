import type { WordCountBasis } from '@yiqiao/contract/counting/word-count';

const counts: Readonly<Record<WordCountBasis, string>> = {
  measured: 'measured',
  partial: 'partial',
  recognized: 'recognized by software',
  estimated: 'estimated',
  none: 'not counted',
  counting: 'being counted',
};

/** Headings and values of the files that are exported. */
export const csv = {
  exports: {
    title: 'Export',
    submissions: 'Submissions',
    listed: (count: number, figure: string): string =>
      count === 0
        ? 'None are listed now.'
        : `${figure} ${count === 1 ? 'submission' : 'submissions'}, as listed now, for a spreadsheet.`,
    csv: 'Export as CSV',
    payments: 'Payments',
    allPayments:
      'All payments, online with the provider’s numbers and those recorded here, for your books.',
    noPayments: 'No payments yet. Prepayments made at checkout appear in this file.',
    paymentsCsv: 'CSV of payments',
    revenueCsv: 'CSV of revenue by month',
    offline: 'You are offline. The table comes from the server.',
  },
  reference: 'Reference',
  status: 'Status',
  name: 'Name',
  email: 'Email',
  direction: 'Service needed',
  serviceType: 'Service type',
  timeline: 'Timeline',
  file: 'File',
  fileSize: 'File size in bytes',
  words: 'Words',
  count: 'Word count',
  counts,
  countedIn: 'Counted in',
  leftOut: 'Not counted',
  pages: 'Pages',
  pagesNotCounted: 'Pages not counted',
  recognizedFrom: 'Recognized words, from',
  recognizedTo: 'Recognized words, to',
  pagesRecognized: 'Pages recognized',
  length: 'Length in seconds',
  cost: 'Estimated cost in USD',
  currency: 'Currency',
  agreed: 'Agreed',
  paid: 'Paid',
  refunded: 'Refunded',
  open: 'Open',
  deadline: 'Deadline, client’s time',
  timeZone: 'Client’s time zone',
  language: 'Language',
  submitted: (zone: string): string => `Submitted, ${zone}`,
  deleted: (zone: string): string => `Document deleted, ${zone}`,
  whyDeleted: 'Why deleted',
  changed: (zone: string): string => `Last change, ${zone}`,
};

export type CsvTexts = typeof csv;
