import { findOpenBlanks } from '../blanks.ts';

/** Replaces a part of a field as if it were typed, so that the browser's own undo takes it back. */
export function typeInto(
  field: HTMLTextAreaElement,
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  onText: (text: string) => void,
): void {
  field.focus();
  field.setSelectionRange(start, end);
  // Nothing else enters the history of undoing; browsers keep it for that.
  const isTyped =
    typeof document.execCommand === 'function' && document.execCommand('insertText', false, text);
  if (!isTyped) {
    field.setRangeText(text, start, end, 'end');
    onText(field.value);
  }
}

/** Selects the next blank from a place on, so that typing fills it in. @returns whether there is one. */
export function selectBlank(field: HTMLTextAreaElement, from: number): boolean {
  const next = findOpenBlanks(field.value).find(({ start }) => start >= from);
  if (next === undefined) return false;
  field.focus();
  field.setSelectionRange(next.start, next.end);
  return true;
}

/** Selects the blank before a place. @returns whether there is one. */
export function selectBlankBefore(field: HTMLTextAreaElement, from: number): boolean {
  const before = findOpenBlanks(field.value).filter(({ end }) => end <= from);
  const last = before.at(-1);
  if (last === undefined) return false;
  field.setSelectionRange(last.start, last.end);
  return true;
}
