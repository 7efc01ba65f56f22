import type { OpenProblem } from '@yiqiao/contract/commands/office/open-request';

/** The fields that show their own fault. */
const atField: readonly string[] = [
  'customerName',
  'customerEmail',
  'contact',
  'said',
  'deadlineDate',
  'deadlineTime',
];

/** Whether it is shown there. */
export function isAtField({ field }: OpenProblem): boolean {
  return atField.includes(field);
}

/** By the field, in the words of the other forms. */
export function codeOf({ field, kind }: OpenProblem): string {
  if (field === 'customerName') return 'name-invalid';
  if (field === 'customerEmail') return 'email-invalid';
  if (kind === 'over') return 'deliver-invalid';
  return kind === 'too-long' ? 'text-too-long' : 'day-unfinished';
}
