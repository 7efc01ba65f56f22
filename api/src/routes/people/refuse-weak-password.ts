import { HttpProblem } from '../../http/answers/http-problem.ts';
import { findPasswordProblem } from '../../passwords/password-rules.ts';

/** @throws HttpProblem 400 */
export async function refuseWeakPassword(password: string, username: string): Promise<void> {
  const problem = await findPasswordProblem(password, username);
  if (problem === null) return;
  const message = `This password ${problem}. Choose several unrelated words, 12 characters or more.`;
  throw new HttpProblem(400, 'password-weak', message, { field: 'password' });
}
