import type { Request } from 'express';
import { plainAddress, toClientKey } from '../../http/limits/client-address.ts';
import type { Office } from '../../office/office.ts';
import type { Account } from '../../people/accounts.ts';
import { codeProblem, usedMessage } from '../../second-factor/code-problem.ts';
import { wayOf } from '../../second-factor/factor-check.ts';
import { challengeOver } from '../../session/challenge-over.ts';
import type { HalfLogin } from '../../session/half-login-cookie.ts';
import { type Handlers, Refused } from '../handler.ts';

type FactorOffice = Pick<
  Office,
  'accounts' | 'sessions' | 'deviceCookie' | 'halfLogin' | 'checkFactor' | 'log'
>;

/** Completes a log-in whose password was right, by a code of the second factor. */
export function factorLogin(office: FactorOffice): Handlers['factorLogin'] {
  const { accounts, sessions, deviceCookie, halfLogin, checkFactor, log } = office;

  /** Whoever has begun, as long as their password is the same and they still have a second factor. */
  async function findBegun(half: HalfLogin | null): Promise<Account | null> {
    const account = half && (await accounts.findById(half.personId));
    const isGood = account?.mark === half?.mark && account?.afterPassword === 'factor';
    return isGood ? account : null;
  }

  function findGuesser(request: Request, { person }: Account) {
    const deviceId = deviceCookie.read(request, person.username ?? '');
    return {
      counted:
        deviceId === null
          ? `address ${toClientKey(request.ip)} ${person.id}`
          : `device ${deviceId}`,
      isStranger: deviceId === null,
    };
  }

  return async ({ request, response, body: { code } }) => {
    const half = halfLogin.read(request);
    const account = await findBegun(half);
    if (half === null || account === null) throw challengeOver();
    const { person } = account;
    const outcome = await checkFactor({
      ...findGuesser(request, account),
      ...{ person, typed: code, answered: half },
    });
    log(outcome.kind === 'right' ? 'info' : 'warn', 'login', {
      client: plainAddress(request.ip),
      way: wayOf(code),
      outcome: outcome.kind === 'right' ? 'welcome' : outcome.kind,
      person: person.id,
    });
    if (outcome.kind === 'code-used') {
      const { usedAt } = outcome;
      return new Refused({ message: usedMessage, code: 'code-used', field: 'code', usedAt });
    }
    if (outcome.kind !== 'right') throw codeProblem(outcome, 401);
    halfLogin.clear(request, response);
    await sessions.begin(request, account, { hasFactor: true });
    deviceCookie.renew(request, response, person.username ?? '');
    return { authenticated: true };
  };
}
