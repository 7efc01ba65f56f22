import { type FieldProblem, findFieldProblems } from '@yiqiao/contract/quote/quote-request';
import {
  type FormFieldName,
  formFieldNames,
  isFormFieldName,
} from '@yiqiao/contract/quote/request-fields';
import { findDeadlineFault } from '../deadline/deadline.ts';
import type { RequestFields } from './request-fields.ts';

export type FieldErrors = Readonly<Partial<Record<FormFieldName, string>>>;

export interface RequestCheck {
  readonly errors: FieldErrors;
  /** Whether a required field is missing, which has a message of its own. */
  readonly isIncomplete: boolean;
}

/** What keeps a request from being sent at `now`, one sentence for each bad field. */
export function checkRequest(fields: RequestFields, now: Date): RequestCheck {
  // The day is the visitor's own here; it becomes a moment only when it is sent.
  const problems = findFieldProblems(fields);
  return {
    errors: { ...findDeadlineError(fields, now), ...listErrors(problems) },
    isIncomplete: problems.some(({ kind }) => kind === 'missing'),
  };
}

/** The first bad field in the order of the page. */
export function firstBadField(errors: FieldErrors): FormFieldName | undefined {
  return formFieldNames.find((name) => errors[name] !== undefined);
}

function listErrors(problems: readonly FieldProblem[]): FieldErrors {
  const errors: Partial<Record<FormFieldName, string>> = {};
  for (const { field, message } of problems) {
    if (isFormFieldName(field)) errors[field] = message;
  }
  return errors;
}

const deadlineErrors = {
  'day-over': { deadlineDate: 'That day has passed. Choose today or a later day.' },
  'time-over': { deadlineTime: 'That time has already passed today.' },
} as const satisfies Record<string, FieldErrors>;

function findDeadlineError(fields: RequestFields, now: Date): FieldErrors {
  const { deadlineDate: day, deadlineTime: time } = fields;
  const fault = findDeadlineFault({ day, time }, now);
  return fault === null ? {} : deadlineErrors[fault];
}
