/** What recognition reads in pictures of pages. */
export const scan = {
  title: 'Scan',
  offline: 'You are offline. Reading a scan needs a connection.',
  about: 'Recognition on this server estimates the text in pictures of pages.',
  pagesDone: 'Pages done',
  cancelled: 'Cancelled.',
  notOpened: 'The document could not be opened for reading.',
  noneRead: 'None of its pages could be read.',
  waiting: 'Waiting for its turn.',
  looking: 'Looking for pages that are pictures...',
  reading: (done: string, all: string): string => `Reading: ${done} of ${all} pages done.`,
  cancel: 'Cancel',
  read: 'Read the scan',
  readAgain: 'Read again',
  goOn: 'Go on',
  readAll: 'Read all pages',
  language: 'Language',
  found: (language: string): string => `Found: ${language}`,
  toBeFound: 'Found by the program',
  pagesFirst: (pages: number): string => `${pages} pages first`,
  range: (low: string, high: string): string => `${low} to ${high}`,
  words: (range: string): string => `About ${range} words`,
  characters: (range: string): string => `About ${range} Chinese characters`,
  charactersAndWords: (characters: string, words: string): string =>
    `About ${characters} Chinese characters and ${words} words`,
  pages: (read: string, all: string, pages: number): string =>
    `${read} of ${all} ${pages === 1 ? 'page' : 'pages'} read by recognition.`,
  failedPages: (numbers: readonly string[]): string =>
    `${numbers.length === 1 ? 'Page' : 'Pages'} ${new Intl.ListFormat('en').format(numbers)} could not be read, so the whole cannot be estimated.`,
  failed: (failed: number, figure: string): string =>
    `${figure} ${failed === 1 ? 'page' : 'pages'} could not be read, so the whole cannot be estimated.`,
  nothingFound: 'No text was recognized on the pages that were read.',
  /** Stands behind it. */
  rest: (left: number, figure: string, time: string): string =>
    ` The other ${figure} ${left === 1 ? 'page takes' : 'pages take'} about ${time}.`,
  minutes: (minutes: number): string => `${minutes} min`,
  hours: (hours: number, minutes: number): string => `${hours} h ${minutes} min`,
  sample: (percent: number): string =>
    `An estimate from a sample: the whole is in this range 19 times out of 20, if recognition is off by no more than ${percent}%. Formulas and drawings can put it further off.`,
  whole: (percent: number): string =>
    `An estimate: every page was read, and recognition may be off by ${percent}%. Formulas and drawings can put it further off.`,
  cost: (serviceType: string, timeline: string, cost: string): string =>
    `At ${serviceType}, ${timeline}, that would be ${cost}. This changes no price.`,
  take: 'Use as the count',
  takes: 'Words and price of the submission then follow it. Quotes that were sent stay.',
  taken: 'This is the count now; the price follows it.',
  notTaken: {
    unanswered: 'The server did not answer. Try again once you are back online.',
    refused: 'The count could not be taken over.',
  },
  notRead: {
    unanswered: 'The server did not answer. Try again once you are back online.',
    refused: 'The scan could not be read.',
  },
  notCancelled: {
    unanswered:
      'The server did not answer, and may go on reading. Try again once you are back online.',
    refused: 'The reading could not be cancelled.',
  },
};

export type ScanTexts = typeof scan;
