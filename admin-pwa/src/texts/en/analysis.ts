/** What a document repeats. */
export const analysis = {
  title: 'Analysis',
  notRun: 'not run yet',
  about: 'Repetitions in the document, and the words that remain.',
  offline: 'You are offline. An analysis needs a connection.',
  buttons: {
    idle: 'Analyze',
    reading: 'Cancel',
    cancelled: 'Analyze',
    failed: 'Try again',
    ready: 'Analyze again',
  },
  reading: 'Reading the document...',
  cancelled: 'Cancelled.',
  analyzed: (repetitions: string, all: string): string =>
    `Analyzed: ${repetitions} of ${all} segments are repetitions.`,
  inPart: (limit: string): string => `Analyzed in part. ${limit}.`,
  rule: 'A segment is a sentence, a heading or a cell. It is a repetition if it already stands earlier in this document, even with other numbers. This changes no price.',
  summary: (percent: string): string => `${percent} of the segments repeat`,
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'Your browser did not allow copying.',
  exportCsv: 'Export CSV',
  caption: 'What the document repeats',
  segments: 'Segments',
  words: 'Words',
  characters: 'Chinese characters',
  share: 'Share',
  all: 'All',
  repetitions: 'Repetitions',
  withOtherNumbers: 'of these, with other numbers',
  remaining: 'Remaining',
  /** Headings that only the exported table has. */
  reference: 'Reference',
  file: 'File',
  kind: 'Class',
  both: 'Both',
  percent: 'Share in percent',
  notRead: 'Not read',
};

export type AnalysisTexts = typeof analysis;
