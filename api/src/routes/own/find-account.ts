import { notFound } from '../../http/answers/http-problem.ts';
import type { Account, Accounts } from '../../people/accounts.ts';

/** @throws HttpProblem 404 for somebody who cannot come in. */
export async function findAccount(
  accounts: Pick<Accounts, 'findById'>,
  id: string,
): Promise<Account> {
  const account = await accounts.findById(id);
  if (account === null) throw notFound('There is no such person.');
  return account;
}
