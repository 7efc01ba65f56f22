/** Made here for a spreadsheet to read as a date. */
interface CsvDate {
  readonly date: string;
}

/** A text is shown as it was typed, a number and a date are read as such. */
export type CsvValue = string | number | CsvDate;

/**
 * Rows as CSV (RFC 4180) that Excel and WPS open by double click: UTF-8 with a byte order mark, and
 * no cell that a spreadsheet would run as a formula.
 */
export function writeCsv(rows: readonly (readonly CsvValue[])[]): string {
  return `\uFEFF${rows.map((values) => `${values.map(cell).join(',')}\r\n`).join('')}`;
}

/** Signs that start a formula, the full-width ones included. Source: OWASP, CSV Injection. */
const formulaStart = /^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n\0]/;

/**
 * The same within a cell, where a reader begins another one: in much of Europe Excel separates by
 * semicolons, and a text pasted or imported may be separated by tabs. Quotation marks do not help there,
 * since such a reader does not find them where a cell of its own begins. The sign is optional, so that
 * a run of separators is taken once and not again from each of its characters.
 */
const separators = /([;|"'\s\0]+)([=+\-@＝＋－＠]?)/g;
const separator = /[;|\t\r\n]/;

/** A text that a spreadsheet takes for a number or a date: it would drop zeros and digits of it. */
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
