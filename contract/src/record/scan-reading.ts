import * as z from 'zod/mini';

/**
 * A scan is read by character recognition on the office's own machine, page by page. The result is an estimate for
 * staff: it is kept in the record beside the word count and changes neither that nor the price until staff adopt
 * it.
 */

/** Scripts that can be recognized. */
export const scanLanguages = ['zh-Hans', 'zh-Hant', 'en'] as const;

export type ScanLanguage = (typeof scanLanguages)[number];

/** Which pages to read: a representative sample, or all of them. */
export const scanScopes = ['sample', 'all'] as const;

export type ScanScope = (typeof scanScopes)[number];

/** Number of pages in a sample. */
export const samplePages = 10;

/**
 * - `waiting`: not begun, or interrupted by a restart of the server; it resumes automatically.
 * - `reading`: under way.
 * - `finished`: the pages asked for were read, as far as possible.
 * - `cancelled`: ended by staff or by the deletion of the document; what was read by then is kept.
 * - `failed`: the document could not be opened, or the machine could not do it.
 */
export const scanReadingStates = ['waiting', 'reading', 'finished', 'cancelled', 'failed'] as const;

export type ScanReadingState = (typeof scanReadingStates)[number];

const count = z.int().check(z.gte(0));

/** Sum over the pages read, with the sum of squares for the variance. */
const pageSumSchema = z.object({ sum: count, squares: count });

export type PageSum = z.infer<typeof pageSumSchema>;

/** Progress of reading a scan. Kept in the record, so that a restart resumes where it left off. */
export const scanReadingSchema = z.object({
  /** One of `scanReadingStates`; a console older than the server may meet others. */
  state: z.string(),
  /** One of `scanScopes`. */
  scope: z.string(),
  /** Script chosen by staff; otherwise detected from the pages. */
  language: z.optional(z.string()),
  /** Script detected from the pages. */
  foundLanguage: z.optional(z.string()),
  /** Pages that are pictures; 0 until the document was opened. */
  pages: count,
  /** Pages that were read. */
  pagesRead: count,
  /** Of those, pages with low confidence: tables, forms, bad print. */
  pagesUnclear: z.optional(count),
  /** Pages that could not be read: damaged, too large, or timed out. */
  pagesFailed: count,
  /** The numbers of the first of those, from 1 on; earlier releases kept none. */
  failedPages: z.optional(z.array(count)),
  words: pageSumSchema,
  asianCharacters: pageSumSchema,
  otherWords: pageSumSchema,
  /** Time spent on the pages so far, in seconds. */
  seconds: z.number().check(z.gte(0)),
});

export type ScanReading = z.infer<typeof scanReadingSchema>;

/** A count that staff adopted from a reading, with its range. */
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

/** Whether a document has something for recognition to read: pages that are pictures, or a picture. */
export function isScan(measurement: Finding | null): boolean {
  if (measurement === null) return false;
  const { format, limit, picturePages = 0 } = measurement;
  if (limit === 'image') return readablePictures.includes(format);
  return limit === 'scan' || picturePages > 0;
}

/** A reading that has not started yet. */
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
 * Applies a new request to an earlier reading: it resumes where that one ended, unless staff have chosen another
 * script.
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

/** How many pages a reading covers. */
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
 * The order in which pages are read. However few were read when it ends, they are spread evenly over the document,
 * and the order is reproducible.
 */
export function readingOrder<Page>(pages: readonly Page[]): Page[] {
  return pages
    .map((page, index) => ({ page, rank: ((index + 1) * goldenRatio) % 1 }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ page }) => page);
}

/** The result for one page. */
export interface ReadPage {
  readonly words: number;
  readonly asianCharacters: number;
  readonly otherWords: number;
  /** Whether confidence was low. */
  readonly isUnclear?: boolean;
}

/** Adds a page to a reading. */
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

/** More page numbers than anyone looks up; the record is written whole with each page. */
const mostFailedPages = 20;

/** Adds a page that could not be read; `number` starts at 1. */
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
