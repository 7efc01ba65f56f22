import type { FormFieldName } from '@yiqiao/contract/record/request-fields';
import type { FieldFault } from '../../facts/field-fault.ts';

const own: Partial<Record<FieldFault['kind'], string>> = {
  'day-over': 'That day has passed. Choose today or a later day.',
  'time-over': 'That time has already passed today.',
  unfinished: 'Complete the time, or clear it.',
};

/** What is wrong with a field. What the contract or the server says of it is English already. */
export const faults = {
  sentence: (_name: FormFieldName, { kind, message = '' }: FieldFault): string =>
    own[kind] ?? message,
};
