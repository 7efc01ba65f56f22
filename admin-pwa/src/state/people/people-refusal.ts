import type { HttpError } from '@yiqiao/contract/http/http-error';
import { texts } from '../../texts/texts.ts';

/** Why the server refused something about people: its codes have other words elsewhere. */
export function peopleRefusal({ problem }: HttpError): string {
  const { answers, people } = texts();
  const code = problem?.code ?? '';
  return people.refusals[code] ?? answers.refusal(problem) ?? people.refused;
}
