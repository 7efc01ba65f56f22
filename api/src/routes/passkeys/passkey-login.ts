import { toOwnPerson } from '@yiqiao/contract/record/person';
import type { Request } from 'express';
import { tryLater } from '../../http/answers/http-problem.ts';
import { plainAddress, toClientKey } from '../../http/limits/client-address.ts';
import { limitCall } from '../../http/limits/limit-requests.ts';
import type { Office } from '../../office/office.ts';
import { createTokenBuckets } from '../../pace/token-buckets.ts';
import { passkeyProblem } from '../../passkeys/passkey-problem.ts';
import type { Handlers } from '../handler.ts';

type LoginOffice = Pick<
  Office,
  'engine' | 'people' | 'accounts' | 'passkeys' | 'sessions' | 'deviceCookie' | 'clock' | 'log'
>;

type LoginCall = 'readPasskeyPlace' | 'beginPasskeyLogin' | 'passkeyLogin';

const purpose = { purpose: 'log-in', personId: null } as const;

/** Logging in with a passkey, which itself says whose it is. */
export function passkeyLogin(office: LoginOffice): Pick<Handlers, LoginCall> {
  const { engine, people, accounts, passkeys, sessions, deviceCookie, clock, log } = office;
  const { place } = passkeys;
  const offers = createTokenBuckets({ capacity: 120, msPerToken: 1000, clock });
  const attempts = engine.sessions.countAttempts('log-in by passkey', {
    capacity: 20,
    msPerAttempt: 30_000,
  });

  function report({ ip }: Request, outcome: string, person?: string): void {
    log(outcome === 'welcome' ? 'info' : 'warn', 'login', {
      client: plainAddress(ip),
      way: 'passkey',
      outcome,
      ...(person !== undefined && { person }),
    });
  }

  async function limitAttempts(request: Request): Promise<void> {
    const retryAfterMs = await attempts.take(toClientKey(request.ip));
    if (retryAfterMs === 0) return;
    report(request, 'throttled');
    throw tryLater(429, 'Too many attempts. Please wait a moment.', retryAfterMs / 1000);
  }

  return {
    async readPasskeyPlace() {
      const all = await people.read();
      const isUsed = all.people.some((person) => (person.passkeys ?? []).length > 0);
      return {
        ...(typeof place === 'string' ? { obstacle: place } : { origin: place.origin }),
        isUsed,
      };
    },
    async beginPasskeyLogin({ request, response }) {
      limitCall(offers, request);
      return passkeys.offerUse({ request, response }, purpose, []);
    },
    async passkeyLogin({ request, response, body }) {
      await limitAttempts(request);
      const account = await accounts.findByPasskey(body.passkey.id);
      const outcome =
        account === null
          ? 'wrong'
          : await passkeys.use({ request, response }, purpose, body.passkey, account.person);
      if (account === null || outcome !== 'right') {
        report(request, outcome, account?.person.id);
        throw passkeyProblem(outcome === 'right' ? 'wrong' : outcome, 401);
      }
      const { person } = account;
      const { username } = person;
      await sessions.begin(request, account, { hasFactor: true });
      if (username !== undefined) deviceCookie.renew(request, response, username);
      await attempts.forgive(toClientKey(request.ip));
      report(request, 'welcome', person.id);
      return { authenticated: true, person: toOwnPerson(person), ...(username && { username }) };
    },
  };
}
