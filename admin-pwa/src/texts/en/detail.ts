import type { MeasurementLimit } from '@yiqiao/contract/counting/measurement';

const limits: Readonly<Record<MeasurementLimit, string>> = {
  scan: 'Scan: pictures of pages without text',
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
  documents: 'Archive: some of its documents were not counted in whole',
  damaged: 'Damaged: ask the client for a new copy',
  'too-large': 'Too large to be counted',
  'too-slow': 'Counting took too long and was stopped',
  'unknown-format': 'Unknown format: not counted',
  failed: 'Our program failed to read it: please count it by hand',
};

/** One submission with all that is known of it. */
export const detail = {
  pane: 'Detail',
  isOpen: (customerName: string): string => `Details of ${customerName} are open beside the list.`,
  all: 'All submissions',
  notHere: 'There is no submission at this address.',
  select: 'Select a submission to see its details.',
  dueNext: 'Due next',
  status: 'Status',
  facts: {
    direction: 'Service needed',
    serviceType: 'Service type',
    timeline: 'Timeline',
    language: 'Language',
    cost: 'Estimated cost',
    deadline: 'Deadline',
    submitted: 'Submitted',
    none: 'None',
  },
  measured: {
    section: 'What was measured',
    bySize: (words: string): string => `by its size it would be ${words} words`,
    reading: 'The server is reading the document. The count will appear here.',
    noWords: (bySize: string): string => `No words were counted; ${bySize}`,
    notCounted: (bySize: string): string => `Not counted; ${bySize}`,
    estimated: 'Estimated from the file size, not counted',
    firstEstimate: (counted: string, words: string): string =>
      `${counted}; the first estimate was ${words}`,
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
    characters: 'Characters',
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
    /** The type of a file that names none. */
    anyType: 'FILE',
    sizeAnd: (megabytes: string, sentence: string): string => `${megabytes} MB. ${sentence}`,
    delete: 'Delete document',
    deleting: 'Deleting...',
    deleteQuestion: 'Delete this document?',
    /** Stands after the file's name. */
    willBeDeleted: ' will be deleted from the server right away. This cannot be undone.',
    stays: 'The submission stays: name, email address, word count, price, status and history.',
    offline: 'You are offline. Deleting a document needs a connection.',
    keep: 'Keep document',
  },
  history: {
    title: 'History',
    deleted: 'Document deleted',
    omitted: (count: number): string => `${count} earlier changes are not kept`,
    countFinished: 'Count finished',
    nothingToCount: 'No words to count',
    notCountable: 'Could not be counted',
    wordsAndCost: (words: string, cost: string): string => `${words}, ${cost}`,
  },
};

export type DetailTexts = typeof detail;
