import type {
  SettingsDecision,
  WrongValue,
} from '@yiqiao/contract/commands/settings/settings-decision';
import { HttpProblem, notFound } from '../../http/answers/http-problem.ts';

export type SettingsRefusal =
  | 'conflict'
  | 'value-invalid'
  | 'line-missing'
  | 'line-taken-back'
  | 'line-secret';

type Refused = Extract<SettingsDecision<SettingsRefusal>, { kind: 'refused' }>;

/** The answer to a value that is none. */
export function valueProblem({ field, message }: WrongValue): HttpProblem {
  return new HttpProblem(400, 'value-invalid', `${field} ${message}.`, { field });
}

/** The answer to a change that is not made. */
export function settingsProblem({ reason, wrong }: Refused): HttpProblem {
  if (wrong !== undefined) return valueProblem(wrong);
  if (reason === 'line-taken-back') {
    return new HttpProblem(409, reason, 'This change was taken back, or takes one back.');
  }
  if (reason === 'line-secret') {
    const why = 'Of a secret, the history has the end alone. Give the value in its section.';
    return new HttpProblem(409, reason, why);
  }
  return notFound('The history has no such line.');
}
