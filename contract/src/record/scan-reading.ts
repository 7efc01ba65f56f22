import * as z from 'zod/mini';

/**
 * A scan is read by recognition on the office's own machine, page by page. What that finds is an estimate
 * for staff: it stands in the record beside the word count and changes neither that nor the price, until
 * staff take it over.
 */

/** Writings that can be recognized. */
export const scanLanguages = ['zh-Hans', 'zh-Hant', 'en'] as const;

export type ScanLanguage = (typeof scanLanguages)[number];

/** Which of the pages to read: so many that they tell what the rest is like, or every one. */
export const scanScopes = ['sample', 'all'] as const;

export type ScanScope = (typeof scanScopes)[number];

/** Pages of a sample. */
export const samplePages = 10;

/**
 * - `waiting`: not begun, or interrupted by a restart of the server; it resumes automatically.
 * - `reading`: under way.
 * - `finished`: the pages asked for were read, as far as they can be.
 * - `cancelled`: staff have ended it, or the document was deleted; what was read by then stands.
 * - `failed`: the document could not be opened, or the machine could not do it.
 */
export const scanReadingStates = ['waiting', 'reading', 'finished', 'cancelled', 'failed'] as const;

export type ScanReadingState = (typeof scanReadingStates)[number];

const count = z.int().check(z.gte(0));

/** A figure over the pages that were read: with the sum of its squares, to tell how far pages differ. */
const pageSumSchema = z.object({ sum: count, squares: count });

export type PageSum = z.infer<typeof pageSumSchema>;

/** How far a scan has been read. It stays in the record, so that a restart goes on where it ended. */
export const scanReadingSchema = z.object({
  /** One of `scanReadingStates`; a console older than the server may meet others. */
  state: z.string(),
  /** One of `scanScopes`. */
  scope: z.string(),
  /** The writing that staff have named; without it the pages tell. */
  language: z.optional(z.string()),
  /** The writing that the pages told. */
  foundLanguage: z.optional(z.string()),
  /** Pages that are pictures; 0 until the document was opened. */
  pages: count,
  /** Pages that were read. */
  pagesRead: count,
  /** Of those, pages that recognition was not sure of: tables, forms, bad print. */
  pagesUnclear: z.optional(count),
  /** Pages that could not be read: damaged, too large, or beyond their time. */
  pagesFailed: count,
  /** The numbers of the first of those, from 1 on; earlier releases kept none. */
  failedPages: z.optional(z.array(count)),
  words: pageSumSchema,
  asianCharacters: pageSumSchema,
  otherWords: pageSumSchema,
  /** What the pages took so far, in seconds. */
  seconds: z.number().check(z.gte(0)),
});

export type ScanReading = z.infer<typeof scanReadingSchema>;

/** A count that staff took over from a reading, with the range that it had. */
export const recognizedCountSchema = z.object({ words: count, low: count, high: count });

export type RecognizedCount = z.infer<typeof recognizedCountSchema>;

/** Body of a request to read a scan. */
export const readScanRequestSchema = z.object({
  pages: z.enum(scanScopes),
  language: z.optional(z.enum(scanLanguages)),
});

export type ReadScanRequest = z.infer<typeof readScanRequestSchema>;

/** Pictures that recognition reads; others would have to be converted first. */
const readablePictures = ['png', 'jpeg'];

interface Finding {
  readonly format: string;
  readonly limit?: string | undefined;
  readonly picturePages?: number | undefined;
}

/** Whether recognition has something to read in a document: pages that are pictures, or a picture. */
export function isScan(measurement: Finding | null): boolean {
  if (measurement === null) return false;
  const { format, limit, picturePages = 0 } = measurement;
  if (limit === 'image') return readablePictures.includes(format);
  return limit === 'scan' || picturePages > 0;
}

/** A reading that nothing was read for yet. */
function beginReading({ pages, language }: ReadScanRequest): ScanReading {
  const none = { sum: 0, squares: 0 };
  return {
    state: 'waiting',
    scope: pages,
    ...(language !== undefined && { language }),
    pages: 0,
    pagesRead: 0,
    pagesFailed: 0,
    words: none,
    asianCharacters: none,
    otherWords: none,
    seconds: 0,
  };
}

/**
 * What a new request makes of an earlier reading: it goes on where that ended, unless staff have named
 * another writing.
 */
export function continueReading(
  earlier: ScanReading | undefined,
  request: ReadScanRequest,
): ScanReading {
  if (earlier === undefined || earlier.language !== request.language) return beginReading(request);
  return { ...earlier, state: 'waiting', scope: request.pages };
}

export function isUnderWay(reading: Pick<ScanReading, 'state'> | undefined): boolean {
  return reading?.state === 'waiting' || reading?.state === 'reading';
}

/** How many pages a reading looks at before it is finished. */
export function pagesWanted({ scope, pages }: Pick<ScanReading, 'scope' | 'pages'>): number {
  return scope === 'all' ? pages : Math.min(samplePages, pages);
}

export function pagesTried({
  pagesRead,
  pagesFailed,
}: Pick<ScanReading, 'pagesRead' | 'pagesFailed'>): number {
  return pagesRead + pagesFailed;
}

/** Multiples of it fall evenly between 0 and 1, however many there are: (√5 − 1) / 2. */
const goldenRatio = 0.618_033_988_749_895;

/**
 * The order in which pages are read. However few have been read when it ends, they are spread over the
 * whole document, and the order is the same each time.
 */
export function readingOrder<Page>(pages: readonly Page[]): Page[] {
  return pages
    .map((page, index) => ({ page, rank: ((index + 1) * goldenRatio) % 1 }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ page }) => page);
}

/** What one page was read as. */
export interface ReadPage {
  readonly words: number;
  readonly asianCharacters: number;
  readonly otherWords: number;
  /** Whether recognition was not sure of it. */
  readonly isUnclear?: boolean;
}

/** A reading with one page more. */
export function addPage(reading: ScanReading, page: ReadPage, seconds: number): ScanReading {
  return {
    ...addSeconds(reading, seconds),
    pagesRead: reading.pagesRead + 1,
    ...(page.isUnclear && { pagesUnclear: (reading.pagesUnclear ?? 0) + 1 }),
    words: addToSum(reading.words, page.words),
    asianCharacters: addToSum(reading.asianCharacters, page.asianCharacters),
    otherWords: addToSum(reading.otherWords, page.otherWords),
  };
}

/** More page numbers than a person looks up; the record is written whole with each page. */
const mostFailedPages = 20;

/** A reading with one page more that could not be read; `number` from 1 on. */
export function addFailedPage(reading: ScanReading, number: number, seconds: number): ScanReading {
  const { pagesFailed, failedPages = [] } = reading;
  return {
    ...addSeconds(reading, seconds),
    pagesFailed: pagesFailed + 1,
    failedPages: [...failedPages, number].slice(0, mostFailedPages).sort((a, b) => a - b),
  };
}

/** The numbers of all pages that could not be read; `null` where they are not all on record. */
export function nameFailedPages({
  pagesFailed,
  failedPages = [],
}: Pick<ScanReading, 'pagesFailed' | 'failedPages'>): readonly number[] | null {
  return failedPages.length === pagesFailed ? failedPages : null;
}

function addSeconds(reading: ScanReading, seconds: number): ScanReading {
  return { ...reading, seconds: Math.round((reading.seconds + seconds) * 10) / 10 };
}

function addToSum({ sum, squares }: PageSum, value: number): PageSum {
  return { sum: sum + value, squares: squares + value * value };
}
