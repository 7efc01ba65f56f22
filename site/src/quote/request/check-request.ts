import { type FieldProblem, findFieldProblems } from '@yiqiao/contract/quote/quote-request';
import {
  type FormFieldName,
  formFieldNames,
  isFormFieldName,
} from '@yiqiao/contract/quote/request-fields';
import { findDeadlineFault } from '../deadline/deadline.ts';
import { type RequestFields, type TypedName, typedNameOf } from './request-fields.ts';

export type FieldErrors = Readonly<Partial<Record<TypedName, string>>>;

export interface RequestCheck {
  readonly errors: FieldErrors;
  /** Whether a required field is missing, which has a message of its own. */
  readonly isIncomplete: boolean;
}

/** What keeps a request from being sent at `now`, one sentence for each bad field. */
export function checkRequest(fields: RequestFields, now: Date): RequestCheck {
  const problems = findFieldProblems({ ...fields, deadlineDate: fields.deadlineDay });
  return {
    errors: { ...findDeadlineError(fields, now), ...listErrors(problems) },
    isIncomplete: problems.some(({ kind }) => kind === 'missing'),
  };
}

/** The first bad field in the order of the page. */
export function firstBadField(errors: FieldErrors): FormFieldName | undefined {
  return formFieldNames.find((name) => errors[typedNameOf(name)] !== undefined);
}

function listErrors(problems: readonly FieldProblem[]): FieldErrors {
  const errors: Partial<Record<TypedName, string>> = {};
  for (const { field, message } of problems) {
    if (isFormFieldName(field)) errors[typedNameOf(field)] = message;
  }
  return errors;
}

const deadlineErrors = {
  'day-over': { deadlineDay: 'That day has passed. Choose today or a later day.' },
  'time-over': { deadlineTime: 'That time has already passed today.' },
} as const satisfies Record<string, FieldErrors>;

function findDeadlineError(fields: RequestFields, now: Date): FieldErrors {
  const { deadlineDay: day, deadlineTime: time } = fields;
  const fault = findDeadlineFault({ day, time }, now);
  return fault === null ? {} : deadlineErrors[fault];
}
