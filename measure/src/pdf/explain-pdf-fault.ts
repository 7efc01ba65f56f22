import { DocumentFault } from '../document-fault.ts';

/** What pdf.js throws at a document that breaks the rules of its format. */
const documentErrors = [
  'InvalidPDFException',
  'FormatError',
  'XRefEntryException',
  'XRefParseException',
  'MissingDataException',
  'ParserEOFException',
];

/** The message, without an error name of its own, for a page tree with fewer pages than it claims. */
const missingPage = /^Page index \d+ not found/;

/** Tells what is wrong with the document; any other error is a fault of the program and stays as it is. */
export function explainPdfFault(cause: unknown): unknown {
  if (!(cause instanceof Error)) return cause;
  if (cause.name === 'PasswordException') return new DocumentFault('encrypted', cause.message);
  return documentErrors.includes(originalName(cause)) || missingPage.test(cause.message)
    ? new DocumentFault('damaged', cause.message)
    : cause;
}

/** pdf.js wraps errors of its worker side, and keeps the original as a text: "FormatError: ...". */
function originalName(cause: Error): string {
  const isWrapped = cause.name === 'UnknownErrorException' && 'details' in cause;
  return isWrapped ? (String(cause.details).split(':')[0] ?? '') : cause.name;
}
