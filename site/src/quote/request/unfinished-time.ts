import { uploadFields } from '@yiqiao/contract/upload-form';
import type { FieldErrors } from './check-request.ts';

/**
 * A time typed in part ("05:--") has no value for the form: sent like that it would be lost without
 * a word. Only the input itself knows.
 */
export function findUnfinishedTime(form: HTMLFormElement): FieldErrors {
  const input = form.elements.namedItem(uploadFields.deadlineTime);
  const isUnfinished = input instanceof HTMLInputElement && input.validity.badInput;
  return isUnfinished ? { deadlineTime: 'Complete the time, or clear it.' } : {};
}
