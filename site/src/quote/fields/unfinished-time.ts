import type { FormFieldName } from '@yiqiao/contract/record/request-fields';
import type { FieldFaults } from './request-fields.ts';

const name: FormFieldName = 'deadlineTime';

/**
 * A time typed in part ("05:--") has no value for the form: sent like that it would be lost without
 * a word. Only the input itself knows, and in Firefox not even that: there the keys have to tell.
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

/** What a key means for a time field; a part that is deleted is taken for the only one. */
export function noteTimeKey(input: HTMLInputElement, key: string): void {
  if (key === 'Backspace' || key === 'Delete') hasTyped.delete(input);
  else if (/^(?:\d|[ap]|ArrowUp|ArrowDown)$/i.test(key)) hasTyped.add(input);
}

export function forgetTimeKeys(input: HTMLInputElement): void {
  hasTyped.delete(input);
}
