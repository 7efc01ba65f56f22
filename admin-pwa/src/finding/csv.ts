import { basisOf, dividePages } from '@yiqiao/contract/counting/word-count';
import { fileDeletionCauseOf } from '@yiqiao/contract/quote/file-deletion';
import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import { format, isValid } from 'date-fns';
import { clientDeadlineOf } from '../clocks/client-deadline.ts';
import { deletionReasons } from '../clocks/file-text.ts';
import { localZone } from '../clocks/zone-time.ts';
import { type CsvValue, writeCsv } from '../csv/write-csv.ts';
import { findCountedParts } from '../figures/counted-parts.ts';
import { languageName } from '../figures/language-name.ts';
import { estimateOf } from '../scan/scan-texts.ts';
import { costOf, hasWords } from './quote-facts.ts';

type Column = readonly [title: string, value: (quote: QuoteSubmission) => CsvValue];

const columns = (): readonly Column[] => [
  ['Reference', (quote) => quote.reference],
  ['Status', (quote) => quote.status],
  ['Name', (quote) => quote.customerName],
  ['Email', (quote) => quote.customerEmail],
  ['Service needed', (quote) => quote.translationDirection],
  ['Service type', (quote) => quote.serviceType],
  ['Timeline', (quote) => quote.deliveryTimeline],
  ['File', (quote) => quote.fileName],
  ['File size in bytes', (quote) => quote.fileSize],
  ['Words', (quote) => (hasWords(quote) ? quote.wordCount : '')],
  ['Word count', countName],
  ['Counted in', (quote) => findCountedParts(quote, String)?.countedIn ?? ''],
  ['Not counted', (quote) => findCountedParts(quote, String)?.leftOut ?? ''],
  ['Pages', ({ measurement }) => measurement?.pages ?? ''],
  ['Pages not counted', pagesNotCounted],
  ['Recognized words, from', (quote) => recognizedWords(quote)?.low ?? ''],
  ['Recognized words, to', (quote) => recognizedWords(quote)?.high ?? ''],
  ['Pages recognized', ({ reading }) => reading?.pagesRead ?? ''],
  ['Length in seconds', ({ measurement }) => roundIfAny(measurement?.durationSeconds)],
  ['Estimated cost in USD', costValue],
  ['Deadline, client’s time', deadlineValue],
  ['Client’s time zone', (quote) => quote.timeZone ?? ''],
  ['Language', (quote) => languageName(quote.language)],
  [`Submitted, ${localZone()}`, (quote) => localTime(quote.createdAt)],
  [
    `Document deleted, ${localZone()}`,
    ({ fileDeletedAt }) => (fileDeletedAt ? localTime(fileDeletedAt) : ''),
  ],
  ['Why deleted', deletionReason],
  [`Last change, ${localZone()}`, (quote) => localTime(quote.updatedAt)],
];

/** Submissions as CSV, one a line. */
export function toCsv(quotes: readonly QuoteSubmission[]): string {
  const shown = columns();
  return writeCsv([
    shown.map(([title]) => title),
    ...quotes.map((quote) => shown.map(([, read]) => read(quote))),
  ]);
}

/** What a scan was read as, of which nothing is priced. */
function recognizedWords(quote: QuoteSubmission) {
  return estimateOf(quote)?.words;
}

function roundIfAny(value: number | undefined): CsvValue {
  return value === undefined ? '' : Math.round(value);
}

function pagesNotCounted({ measurement }: QuoteSubmission): CsvValue {
  const pages = measurement?.limit === 'scan' ? measurement.pages : undefined;
  return pages ?? (measurement && dividePages(measurement))?.missing ?? '';
}

/** The basis by its name; what is under way in the words of the screens. */
function countName(quote: QuoteSubmission): string {
  const basis = basisOf(quote);
  return basis === 'counting' ? 'being counted' : basis;
}

/** Without words there is no cost that follows from them. */
function costValue(quote: QuoteSubmission): CsvValue {
  return hasWords(quote) ? (costOf(quote) ?? quote.estimatedCost) : '';
}

function deletionReason(quote: QuoteSubmission): string {
  return quote.fileDeletedAt === undefined ? '' : deletionReasons[fileDeletionCauseOf(quote)];
}

function deadlineValue(quote: QuoteSubmission): CsvValue {
  const deadline = clientDeadlineOf(quote);
  switch (deadline.kind) {
    case 'none':
      return '';
    case 'unreadable':
      return [quote.deadlineDate, quote.deadlineTime].filter(Boolean).join(' ');
    case 'time-only':
      return { date: deadline.time };
    case 'moment': {
      const { year, month, day, hour, minute } = deadline.wall;
      const at = new Date(year, month - 1, day, hour, minute);
      return { date: format(at, deadline.hasTime ? spreadsheetTime : 'yyyy-MM-dd') };
    }
  }
}

/** What Excel, LibreOffice and WPS read as a date, whatever their language. */
const spreadsheetTime = 'yyyy-MM-dd HH:mm';

/** By the clock here, as the console shows it; the heading names the zone. */
function localTime(text: string): CsvValue {
  const at = new Date(text);
  return isValid(at) ? { date: format(at, spreadsheetTime) } : text;
}
