import type { MeasurementLimit } from '@yiqiao/contract/counting/measurement';

const limits: Readonly<Record<MeasurementLimit, string>> = {
  scan: 'Scan: pages that are pictures, or text drawn as outlines',
  'scanned-pages': 'Some pages are scans and were not counted',
  'unreadable-text': 'Text that software cannot read: not counted',
  'unreadable-pages': 'Some pages cannot be read by software and were not counted',
  image: 'Picture: no text to count',
  audio: 'Audio: counted after transcription',
  video: 'Video: counted after transcription',
  encrypted: 'Encrypted: ask the client for the password',
  'legacy-office': 'Old Office format: not counted exactly',
  archive: 'Archive: nothing in it was counted',
  attachments: 'Mail with attachments, which were not counted',
  documents: 'Some of the documents in it were not counted in whole',
  damaged: 'Damaged: ask the client for a new copy',
  'too-large': 'Too large to be counted',
  'too-slow': 'Counting took too long and was stopped',
  'unknown-format': 'Unknown format: not counted',
  failed: 'Our program failed to read it: please count it by hand',
};

/** One submission with all that is known of it. */
/** What a correction has replaced; only what was wrong. */
export interface CorrectedContact {
  readonly customerName?: string | undefined;
  readonly customerEmail?: string | undefined;
}

/** How a request that staff have opened has come. */
const ways: Readonly<Record<string, string>> = {
  telephone: 'by telephone',
  wechat: 'by WeChat',
  counter: 'at the counter',
  mail: 'by mail',
};

export const detail = {
  pane: 'Detail',
  isOpen: (customerName: string): string => `Details of ${customerName} are open beside the list.`,
  all: 'All submissions',
  notHere: 'There is no submission at this address.',
  select: 'Select a submission to see its details.',
  dueNext: 'Due next',
  status: 'Status',
  /** What was asked for and by when, on one line. */
  facts: {
    title: 'What was asked for',
    otherDirection: (language: 'Chinese' | 'English', direction: string): string =>
      `The document is in ${language}: ask whether ${direction} is meant.`,
    wanted: (moment: string): string => `wanted ${moment}`,
    wantedThere: (there: string, city: string, here: string): string =>
      `wanted ${there} ${city} (${here} here)`,
    noDay: 'no day wanted',
    amendmentEnds: (version: number, moment: string): string =>
      `amendment ${version} ends ${moment}`,
    quoteEnds: (version: number, moment: string): string => `quote ${version} ends ${moment}`,
    inTime: (moment: string): string => `delivered in time, ${moment}`,
    delivered: (moment: string): string => `delivered ${moment}`,
    completed: (moment: string): string => `completed ${moment}`,
  },
  measured: {
    section: 'Counting',
    reading: 'The server is reading the document. The count will appear here.',
    noWords: 'Not counted: a person counts and quotes it',
    recognized: (range: string): string => `Recognized in pictures of pages: ${range} words`,
    estimated: 'Estimated from the file size, not counted',
    onPages: (counted: string, all: string): string => `on ${counted} of ${all} pages`,
    inDocument: 'in the document',
    counted: (where: string): string => `Counted ${where}`,
    scriptsCounted: (scripts: string, where: string): string => `${scripts}, counted ${where}`,
    format: 'Format',
    encoded: (format: string, encoding: string): string => `${format}, ${encoding}`,
    pages: 'Pages',
    picturePages: 'Pages that are pictures',
    unreadablePages: 'Pages without readable text',
    length: 'Length',
    countedIn: 'Counted in',
    leftOut: 'Not counted',
    limits,
    anyLimit: 'Not counted in full',
    again: 'Count again',
    againOffline: 'You are offline. Counting again needs a connection.',
  },
  inner: {
    attached: (count: number, figure: string): string =>
      `${figure} ${count === 1 ? 'document' : 'documents'} attached`,
    within: (count: number, figure: string): string =>
      `${figure} ${count === 1 ? 'document' : 'documents'} in it`,
    notCounted: 'not counted',
    more: (figure: string): string => `and ${figure} more`,
  },
  document: {
    section: 'Source document',
    /** What the document costs by its count. */
    cost: (amount: string): string => `${amount} at the published rates`,
    /** At those that the client was shown shortly before they changed. */
    costBefore: (amount: string, moment: string): string =>
      `${amount} at the rates that were published until ${moment}`,
    asQuoted: (version: number): string => `As in quote ${version}`,
    asAgreed: (version: number, total: string): string => `As agreed in quote ${version}, ${total}`,
    deletion: 'Delete documents',
    delete: 'Delete document',
    deleting: 'Deleting...',
    deleteQuestion: 'Delete this document?',
    /** Stands after the file's name. */
    willBeDeleted: ' will be deleted from the server right away. This cannot be undone.',
    /** Of finished files that are deleted with it. */
    withAdded: (count: number): string =>
      count === 1 ? 'The file added later goes too.' : `The ${count} files added later go too.`,
    withFinished: (count: number): string =>
      count === 1 ? 'The finished file goes with it.' : `${count} finished files go with it.`,
    stays: 'The submission stays: name, email address, word count, price, status and history.',
    offline: 'You are offline. Deleting a document needs a connection.',
    keep: 'Keep document',
  },
  history: {
    title: 'History',
    cameBy: (way: string): string => ways[way] ?? way,
    entries: (count: number, latest: string): string =>
      `${count} ${count === 1 ? 'entry' : 'entries'}, ${latest}`,
    deleted: 'Document deleted',
    omitted: (count: number): string => `${count} earlier changes are not kept`,
    countFinished: 'Count finished',
    countTaken: 'Count taken from recognition',
    ranged: (words: string, range: string): string => `${words} (${range})`,
    notCountable: 'Could not be counted',
    wordsAndCost: (words: string, cost: string): string => `${words}, ${cost}`,
    offered: (version: number): string => `Quote ${version} sent`,
    accepted: (version: number): string => `Quote ${version} accepted`,
    refused: (version: number): string => `Quote ${version} declined`,
    paid: 'Paid',
    paymentFailed: 'Payment failed',
    refunded: 'Refunded',
    disputed: 'Payment disputed',
    delivered: (number: number): string => `Delivery ${number}`,
    revised: (number: number): string => `Change of delivery ${number} asked for`,
    confirmed: 'Delivery confirmed',
    downloaded: 'Downloaded by the client',
    finishedDeleted: 'Finished files deleted',
    wished: { export: 'Copy of everything asked for', erase: 'Erasure asked for' },
    exported: 'Everything exported',
    corrected: ({ customerName, customerEmail }: CorrectedContact): string => {
      if (customerEmail === undefined) return 'Name corrected';
      return customerName === undefined ? 'Address corrected' : 'Name and address corrected';
    },
    was: (before: string): string => `was ${before}`,
    linkRenewed: 'New link for the client',
    by: (device: string, what: string): string => [what, device].filter(Boolean).join(', '),
  },
};

export type DetailTexts = typeof detail;
