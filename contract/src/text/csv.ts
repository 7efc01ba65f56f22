/** Formatted for spreadsheets to read as a date. */
interface CsvDate {
  readonly date: string;
}

/** Texts are shown as typed; numbers and dates are read as such. */
export type CsvValue = string | number | CsvDate;

/**
 * Rows as CSV (RFC 4180) that Excel and WPS open by double click: UTF-8 with a byte order mark, and no cell that a
 * spreadsheet would evaluate as a formula.
 */
export function writeCsv(rows: readonly (readonly CsvValue[])[]): string {
  return `\uFEFF${rows.map((values) => `${values.map(cell).join(',')}\r\n`).join('')}`;
}

/** Signs that start a formula, the full-width ones included. Source: OWASP, CSV Injection. */
const formulaStart = /^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n\0]/;

/**
 * The same after a separator within a cell: in much of Europe Excel separates by semicolons, and pasted or imported
 * text may be separated by tabs. Quotation marks do not help, since such a reader does not see them at the start of
 * a cell. The sign is optional, so that a run of separators matches once and not again from each of its characters.
 */
const separators = /([;|"'\s\0]+)([=+\-@＝＋－＠]?)/g;
const separator = /[;|\t\r\n]/;

/** A text that a spreadsheet would take for a number or a date, dropping zeros and digits. */
const numberLike = /^(?=.*\d)[\d\s.,:/\\%eE()$€£¥-]+$/;

function cell(value: CsvValue): string {
  const safe = typeof value === 'string' ? safeText(value) : valueText(value);
  return /[",;|\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function safeText(text: string): string {
  const isReadOtherwise = formulaStart.test(text) || numberLike.test(text);
  return (isReadOtherwise ? `'${text}` : text).replace(separators, guardFormula);
}

function guardFormula(found: string, before: string, sign: string): string {
  return sign !== '' && separator.test(before) ? `${before}'${sign}` : found;
}

function valueText(value: number | CsvDate): string {
  return typeof value === 'number' ? String(value) : value.date;
}
