/** What is on record, and the link to keep. */
export const record = {
  heading: 'Order details',
  reference: 'Reference',
  document: 'Document',
  deleted: (moment: string): string => `deleted ${moment}`,
  words: 'Words',
  beingCounted: 'Being counted',
  wholeDocument: 'Counted in the whole document:',
  including: (parts: string): string => `With ${parts}.`,
  service: 'Service',
  replyBy: 'Reply by',
  firstEstimate: 'First estimate',
  /** @param moment when they changed. */
  formerPrices: (moment: string): string =>
    `At the prices you were shown. They changed on ${moment}; yours stays.`,
  version: (version: number): string => `Version ${version}`,
  replaced: (moment: string): string => `${moment}, replaced`,
  /** Of an amendment that was not accepted. */
  open: (moment: string): string => `open until ${moment}`,
  declined: (moment: string): string => `declined ${moment}`,
  expired: (moment: string): string => `expired ${moment}`,
  agreed: 'Agreed',
  accepted: 'Accepted',
  acceptedAt: (moment: string, version: number): string => `${moment}, version ${version}`,
  quote: 'Quote',
  print: (version: number): string => `Print version ${version}`,
  delivery: 'Delivery',
  payment: 'Payment',
  delivered: 'Delivered',
  early: (span: string): string => `${span} early`,
  revisionsUntil: 'Revisions until',
  completed: 'Completed',
  link: {
    heading: 'Keep this link',
    copy: 'Copy',
    copied: 'Copied',
    /** The address is selected then. */
    notCopied: 'Not copied: the link is selected, copy it yourself.',
    note: 'Anyone with this link can see this page, so keep it to yourself. It ends 90 days after completion. Lost it or shared it by mistake? We’ll issue a new link, and this one will stop working.',
    ends: (day: string): string => `This page ends on ${day}.`,
  },
  receipt: {
    heading: 'Keep this receipt',
    ends: (day: string): string => `This page ends on ${day}. Print it before then.`,
    print: 'Print this receipt',
  },
  another: 'Send another document',
};

export type RecordTexts = typeof record;
