import { fileDeletionCauseOf } from '@yiqiao/contract/file-deletion';
import type { QuoteSubmission } from '@yiqiao/contract/quote';
import { basisOf, dividePages } from '@yiqiao/contract/word-count';
import { format, isValid } from 'date-fns';
import { clientDeadlineOf } from '../clocks/client-deadline.ts';
import { deletionReasons } from '../clocks/file-text.ts';
import { localZone } from '../clocks/zone-time.ts';
import { findCountedParts } from '../figures/counted-parts.ts';
import { costOf, hasWords } from './quote-facts.ts';

/** Made here for a spreadsheet to read as a date. */
interface CsvDate {
  readonly date: string;
}

/** A text is shown as it was typed, a number and a date are read as such. */
type Value = string | number | CsvDate;

type Column = readonly [title: string, value: (quote: QuoteSubmission) => Value];

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
  ['Length in seconds', ({ measurement }) => roundIfAny(measurement?.durationSeconds)],
  ['Estimated cost in USD', costValue],
  ['Deadline, client’s time', deadlineValue],
  ['Client’s time zone', (quote) => quote.timeZone ?? ''],
  [`Submitted, ${localZone()}`, (quote) => localTime(quote.createdAt)],
  [
    `Document deleted, ${localZone()}`,
    ({ fileDeletedAt }) => (fileDeletedAt ? localTime(fileDeletedAt) : ''),
  ],
  ['Why deleted', deletionReason],
  [`Last change, ${localZone()}`, (quote) => localTime(quote.updatedAt)],
];

/**
 * Submissions as CSV (RFC 4180) that Excel and WPS open by double click: UTF-8 with a byte order mark,
 * and no cell that a spreadsheet would run as a formula.
 */
export function toCsv(quotes: readonly QuoteSubmission[]): string {
  const shown = columns();
  const lines = [
    shown.map(([title]) => cell(title)),
    ...quotes.map((quote) => shown.map(([, read]) => cell(read(quote)))),
  ];
  return `\uFEFF${lines.map((cells) => `${cells.join(',')}\r\n`).join('')}`;
}

/** Signs that start a formula, the full-width ones included. Source: OWASP, CSV Injection. */
const formulaStart = /^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n\0]/;

/**
 * The same within a cell, where a reader begins another one: in much of Europe Excel separates by
 * semicolons, and a text pasted or imported may be separated by tabs. Quotation marks do not help there,
 * since such a reader does not find them where a cell of its own begins.
 */
const formulaWithin = /([;|\t\r\n]["'\s\0]*)(?=[=+\-@＝＋－＠])/g;

/** A text that a spreadsheet takes for a number or a date: it would drop zeros and digits of it. */
const numberLike = /^(?=.*\d)[\d\s.,:/\\%eE()$€£¥-]+$/;

function cell(value: Value): string {
  const safe = typeof value === 'string' ? safeText(value) : valueText(value);
  return /[",;|\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function safeText(text: string): string {
  const isReadOtherwise = formulaStart.test(text) || numberLike.test(text);
  return (isReadOtherwise ? `'${text}` : text).replace(formulaWithin, "$1'");
}

function roundIfAny(value: number | undefined): Value {
  return value === undefined ? '' : Math.round(value);
}

function pagesNotCounted({ measurement }: QuoteSubmission): Value {
  const pages = measurement?.limit === 'scan' ? measurement.pages : undefined;
  return pages ?? (measurement && dividePages(measurement))?.missing ?? '';
}

/** The basis by its name; what is under way in the words of the screens. */
function countName(quote: QuoteSubmission): string {
  const basis = basisOf(quote);
  return basis === 'counting' ? 'being counted' : basis;
}

/** Without words there is no cost that follows from them. */
function costValue(quote: QuoteSubmission): Value {
  return hasWords(quote) ? (costOf(quote) ?? quote.estimatedCost) : '';
}

function deletionReason(quote: QuoteSubmission): string {
  return quote.fileDeletedAt === undefined ? '' : deletionReasons[fileDeletionCauseOf(quote)];
}

function valueText(value: number | CsvDate): string {
  return typeof value === 'number' ? String(value) : value.date;
}

function deadlineValue(quote: QuoteSubmission): Value {
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
function localTime(text: string): Value {
  const at = new Date(text);
  return isValid(at) ? { date: format(at, spreadsheetTime) } : text;
}
