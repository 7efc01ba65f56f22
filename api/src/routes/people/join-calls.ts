import { findInvited } from '@yiqiao/contract/commands/people/invitation';
import { decideJoining, showInvitation } from '@yiqiao/contract/commands/people/join';
import type { PasswordHash } from '@yiqiao/contract/record/password-hash';
import { toOwnPerson } from '@yiqiao/contract/record/person';
import { usernameKey } from '@yiqiao/contract/text/username';
import type { Request } from 'express';
import { type HttpProblem, tryLater } from '../../http/answers/http-problem.ts';
import { plainAddress } from '../../http/limits/client-address.ts';
import { limitCall } from '../../http/limits/limit-requests.ts';
import type { Office } from '../../office/office.ts';
import { createTokenBuckets } from '../../pace/token-buckets.ts';
import { hashPassword } from '../../passwords/password-hash.ts';
import { digestOfKey } from '../../people/invitation-keys.ts';
import { createSerialQueue } from '../../session/serial-queue.ts';
import type { Handlers } from '../handler.ts';
import { noInvitation, peopleProblem } from './people-problem.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';

type JoinOffice = Pick<
  Office,
  'engine' | 'people' | 'accounts' | 'sessions' | 'deviceCookie' | 'clock' | 'log'
>;

const maxWaitingHashes = 5;

/**
 * Coming in for the first time, or again for whoever has lost every way in. The key authorizes, as that of a client's
 * page does, and is limited like one; guesses are told in the log.
 */
export function joinCalls(office: JoinOffice): Pick<Handlers, 'readInvitation' | 'join'> {
  const { engine, people, accounts, sessions, deviceCookie, clock, log } = office;
  const reads = createTokenBuckets({ capacity: 240, msPerToken: 500, clock });
  const changes = createTokenBuckets({ capacity: 30, msPerToken: 10_000, clock });
  const hashing = createSerialQueue(maxWaitingHashes);

  function refuseKey({ ip }: Request): HttpProblem {
    log('warn', 'join', { client: plainAddress(ip), outcome: 'over' });
    return noInvitation();
  }

  async function hash(password: string): Promise<PasswordHash> {
    const made = hashing.run(() => hashPassword(password));
    if (made === null) throw tryLater(503, 'Too many people are joining.', 5);
    return made;
  }

  return {
    async readInvitation({ request, parameters: { key } }) {
      limitCall(reads, request);
      const shown = showInvitation(await people.read(), digestOfKey(key), clock());
      if (shown === null) throw refuseKey(request);
      return shown;
    },
    async join({ request, response, parameters: { key }, body }) {
      limitCall(changes, request);
      const digest = digestOfKey(key);
      const invited = findInvited(await people.read(), digest, clock());
      if (invited === undefined) throw refuseKey(request);
      await refuseWeakPassword(body.password, body.username);
      const { password, ...chosen } = body;
      const kept = await hash(password);
      const decision = await people.change((all) =>
        decideJoining(all, chosen, { at: clock(), digest, hash: kept }),
      );
      if (decision.kind === 'refused') throw peopleProblem(decision.reason);
      const account = await accounts.findById(invited.id);
      // Removed in this moment.
      if (account === null) throw noInvitation();
      await engine.sessions.endAllOf(invited.id);
      await sessions.begin(request, account);
      deviceCookie.renew(request, response, usernameKey(chosen.username));
      log('info', 'join', {
        client: plainAddress(request.ip),
        outcome: 'welcome',
        person: invited.id,
      });
      return { authenticated: true, person: toOwnPerson(account.person) };
    },
  };
}
