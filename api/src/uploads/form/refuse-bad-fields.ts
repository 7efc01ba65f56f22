import {
  findFieldProblems,
  isDeadlineOver,
  type QuoteRequestFields,
} from '@yiqiao/contract/record/quote-request';
import { badField } from './form-fields.ts';

/** @throws HttpProblem 400 that names the first bad field. */
export function refuseBadFields(request: QuoteRequestFields, now: number): void {
  const [problem] = findFieldProblems(request);
  if (problem) throw badField(problem.field, problem.message, problem.kind);
  refuseOverdue(request, now);
}

/** @throws HttpProblem 400 when the client's deadline has passed. */
export function refuseOverdue(
  { deadlineDate }: Pick<QuoteRequestFields, 'deadlineDate'>,
  now: number,
): void {
  if (deadlineDate !== '' && isDeadlineOver(deadlineDate, now)) {
    throw badField('deadlineDate', 'The deadline has passed. Choose a later date.', 'over');
  }
}
