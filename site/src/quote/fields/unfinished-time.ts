import type { FormFieldName } from '@yiqiao/contract/record/request-fields';
import type { FieldFaults } from './request-fields.ts';

const name: FormFieldName = 'deadlineTime';

/**
 * A partly typed time ("05:--") has no value in the form and would be lost silently. Only the input's validity
 * shows it, and in Firefox not even that, so key presses are tracked as well.
 */
export function findUnfinishedTime(form: HTMLFormElement): FieldFaults {
  const input = form.elements.namedItem(name);
  const isUnfinished =
    input instanceof HTMLInputElement &&
    (input.validity.badInput || (input.value === '' && hasTyped.has(input)));
  return isUnfinished ? { [name]: { kind: 'unfinished' } } : {};
}

/** Time fields in which something was typed since they were last empty. */
const hasTyped = new WeakSet<HTMLInputElement>();

/** Tracks a key press in a time field; deleting one part counts as clearing the field. */
export function noteTimeKey(input: HTMLInputElement, key: string): void {
  if (key === 'Backspace' || key === 'Delete') hasTyped.delete(input);
  else if (/^(?:\d|[ap]|ArrowUp|ArrowDown)$/i.test(key)) hasTyped.add(input);
}

export function forgetTimeKeys(input: HTMLInputElement): void {
  hasTyped.delete(input);
}
