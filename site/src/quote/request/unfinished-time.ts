import type { FormFieldName } from '@yiqiao/contract/quote/request-fields';
import type { FieldFaults } from './field-fault.ts';

const name: FormFieldName = 'deadlineTime';

/**
 * A time typed in part ("05:--") has no value for the form: sent like that it would be lost without
 * a word. Only the input itself knows.
 */
export function findUnfinishedTime(form: HTMLFormElement): FieldFaults {
  const input = form.elements.namedItem(name);
  const isUnfinished = input instanceof HTMLInputElement && input.validity.badInput;
  return isUnfinished ? { [name]: { kind: 'unfinished' } } : {};
}
