/**
 * How long what is kept, for the code that ends it and for the privacy notice that says so. The first three are
 * settings of the office: these are their defaults.
 */
export const keptFor = {
  /** Documents and finished files, from completion on. */
  afterCompletionHours: 23,
  /** Documents of a pending or cancelled request in which nothing changes. */
  abandonedDays: 30,
  /** Invoices, after the calendar year in which they were attached. */
  invoiceYears: 10,
  /** Notice given to staff before an abandoned document is deleted. */
  noticeDays: 7,
  /** What the NDA promises at most for documents, from completion on. */
  promisedHours: 24,
  /** The client's page, from completion on. */
  linkDays: 90,
  /** A large document that has not arrived completely, and the marks of it in the browser. */
  unfinishedUploadHours: 24,
  /** The mark in a browser that has left for the payment provider's page: as long as that page is valid. */
  wayBackHours: 24,
  /** An amount that the checkout has recorded and nobody has paid. */
  unpaidIntentDays: 30,
  /** A mail that does not arrive is tried again. */
  mailAttemptsHours: 48,
} as const;
