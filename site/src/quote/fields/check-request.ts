import { type FieldProblem, findFieldProblems } from '@yiqiao/contract/record/quote-request';
import {
  type FormFieldName,
  formFieldNames,
  isFormFieldName,
} from '@yiqiao/contract/record/request-fields';
import type { FieldFault } from '../../content/facts/field-fault.ts';
import { findDeadlineFault } from './deadline.ts';
import {
  type FieldFaults,
  type RequestFields,
  type TypedName,
  typedNameOf,
} from './request-fields.ts';

export interface RequestCheck {
  readonly errors: FieldFaults;
  /** The required fields that are missing. */
  readonly missing: readonly FormFieldName[];
}

/** What keeps a request from being sent at `now`, one fault for each invalid field. */
export function checkRequest(fields: RequestFields, now: Date): RequestCheck {
  const problems = findFieldProblems({ ...fields, deadlineDate: fields.deadlineDay });
  return {
    errors: { ...findDeadlineError(fields, now), ...listErrors(problems) },
    missing: formFieldNames.filter((name) =>
      problems.some(({ field, kind }) => field === name && kind === 'missing'),
    ),
  };
}

/** The first invalid field in the order of the page. */
export function firstBadField(errors: FieldFaults): FormFieldName | undefined {
  return formFieldNames.find((name) => errors[typedNameOf(name)] !== undefined);
}

function listErrors(problems: readonly FieldProblem[]): FieldFaults {
  const errors: Partial<Record<TypedName, FieldFault>> = {};
  for (const { field, kind, message } of problems) {
    if (isFormFieldName(field)) errors[typedNameOf(field)] = { kind, message };
  }
  return errors;
}

const deadlineErrors = {
  'day-over': { deadlineDay: { kind: 'day-over' } },
  'time-over': { deadlineTime: { kind: 'time-over' } },
} as const satisfies Record<string, FieldFaults>;

function findDeadlineError(fields: RequestFields, now: Date): FieldFaults {
  const { deadlineDay: day, deadlineTime: time } = fields;
  const fault = findDeadlineFault({ day, time }, now);
  return fault === null ? {} : deadlineErrors[fault];
}
