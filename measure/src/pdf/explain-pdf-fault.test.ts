import { describe, expect, it } from 'vitest';
import { explainPdfFault } from './explain-pdf-fault.ts';

function named(name: string, details?: string): Error {
  return Object.assign(new Error('bad'), { name, ...(details && { details }) });
}

describe('explainPdfFault', () => {
  it.each([
    ['an invalid structure', named('InvalidPDFException')],
    ['a broken page, told by the worker side', named('UnknownErrorException', 'FormatError: bad')],
  ])('calls a document with %s damaged', (_, cause) => {
    expect(explainPdfFault(cause)).toMatchObject({ limit: 'damaged' });
  });

  it('calls a document with a password encrypted', () => {
    expect(explainPdfFault(named('PasswordException'))).toMatchObject({ limit: 'encrypted' });
  });

  it.each([
    ['an error of the program', new TypeError('undefined is not a function')],
    ['one of its worker side', named('UnknownErrorException', 'TypeError: not a function')],
    ['an abort', named('AbortError')],
  ])('does not blame the document for %s', (_, cause) => {
    expect(explainPdfFault(cause)).toBe(cause);
  });
});
