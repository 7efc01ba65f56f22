import { isBlank, toPlainLine, toPlainLines } from './plain-text.ts';

/** What can be wrong with a typed text. */
export type TextFault = 'text-missing' | 'text-too-long';

type TypedText = { readonly text: string } | { readonly fault: TextFault };

/**
 * A text as stored: characters that reorder or hide lines are removed.
 * @param maxLength in UTF-16 code units.
 */
export function readLines(typed: string, maxLength: number): TypedText {
  return check(toPlainLines(typed), maxLength);
}

/** The same for a single line. */
export function readLine(typed: string, maxLength: number): TypedText {
  return check(toPlainLine(typed), maxLength);
}

function check(text: string, maxLength: number): TypedText {
  if (isBlank(text)) return { fault: 'text-missing' };
  return text.length > maxLength ? { fault: 'text-too-long' } : { text };
}

/** Whether a text that may be missing is refused all the same. */
export function isTooLong(read: TypedText): read is { readonly fault: 'text-too-long' } {
  return 'fault' in read && read.fault === 'text-too-long';
}
