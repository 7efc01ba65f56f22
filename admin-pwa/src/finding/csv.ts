import { fileDeletionCauseOf } from '@yiqiao/contract/file-deletion';
import type { QuoteSubmission } from '@yiqiao/contract/quote';
import { readDeadline } from '../clocks/client-deadline.ts';
import { deletionReasons } from '../clocks/file-text.ts';

type Column = readonly [title: string, value: (quote: QuoteSubmission) => string | number];

const columns: readonly Column[] = [
  ['Reference', (quote) => quote.reference],
  ['Status', (quote) => quote.status],
  ['Name', (quote) => quote.customerName],
  ['E-mail', (quote) => quote.customerEmail],
  ['Service needed', (quote) => quote.translationDirection],
  ['Service type', (quote) => quote.serviceType],
  ['Timeline', (quote) => quote.deliveryTimeline],
  ['File', (quote) => quote.fileName],
  ['File size in bytes', (quote) => quote.fileSize],
  ['Words', (quote) => quote.wordCount],
  ['Word count', (quote) => quote.wordCountBasis],
  ['Estimated cost in USD', (quote) => quote.estimatedCost],
  ['Deadline', deadlineText],
  ['Client’s time zone', (quote) => quote.timeZone ?? ''],
  ['Submitted', (quote) => isoOrRaw(quote.createdAt)],
  ['Document deleted', ({ fileDeletedAt }) => (fileDeletedAt ? isoOrRaw(fileDeletedAt) : '')],
  ['Why deleted', deletionReason],
  ['Last change', (quote) => isoOrRaw(quote.updatedAt)],
];

/**
 * Submissions as CSV (RFC 4180) that Excel and WPS open by double click: UTF-8 with a byte order mark,
 * and no cell that a spreadsheet would run as a formula.
 */
export function toCsv(quotes: readonly QuoteSubmission[]): string {
  const lines = [
    columns.map(([title]) => cell(title)),
    ...quotes.map((quote) => columns.map(([, read]) => cell(read(quote)))),
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

function cell(value: string | number): string {
  const text = String(value);
  const isRisky = typeof value === 'string' && !isNumber(text);
  const whole = isRisky && formulaStart.test(text) ? `'${text}` : text;
  const safe = isRisky ? whole.replace(formulaWithin, "$1'") : whole;
  return /[",;|\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function isNumber(text: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(text);
}

function deletionReason(quote: QuoteSubmission): string {
  return quote.fileDeletedAt === undefined ? '' : deletionReasons[fileDeletionCauseOf(quote)];
}

function deadlineText(quote: QuoteSubmission): string {
  const deadline = readDeadline(quote);
  switch (deadline.kind) {
    case 'none':
      return '';
    case 'unreadable':
      return [quote.deadlineDate, quote.deadlineTime].filter(Boolean).join(' ');
    case 'time-only':
      return deadline.time;
    case 'moment': {
      const { year, month, day, hour, minute } = deadline.wall;
      const date = `${year}-${two(month)}-${two(day)}`;
      return deadline.hasTime ? `${date} ${two(hour)}:${two(minute)}` : date;
    }
  }
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}

function isoOrRaw(text: string): string {
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? text : at.toISOString();
}
