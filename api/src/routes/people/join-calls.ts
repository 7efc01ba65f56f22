import { findInvited } from '@yiqiao/contract/commands/people/invitation';
import { decideJoining, showInvitation } from '@yiqiao/contract/commands/people/join';
import { withoutWaysIn } from '@yiqiao/contract/commands/people/without-ways-in';
import type { Registration } from '@yiqiao/contract/record/passkey-ceremony';
import type { PasswordHash } from '@yiqiao/contract/record/password-hash';
import { toOwnPerson } from '@yiqiao/contract/record/person';
import type { StoredPerson } from '@yiqiao/contract/record/stored-people';
import { usernameKey } from '@yiqiao/contract/text/username';
import type { Request } from 'express';
import { type HttpProblem, tryLater } from '../../http/answers/http-problem.ts';
import { plainAddress } from '../../http/limits/client-address.ts';
import { limitCall } from '../../http/limits/limit-requests.ts';
import type { Office } from '../../office/office.ts';
import { createTokenBuckets } from '../../pace/token-buckets.ts';
import { passkeyProblem } from '../../passkeys/passkey-problem.ts';
import type { Exchange } from '../../passkeys/passkeys.ts';
import { hashPassword } from '../../passwords/password-hash.ts';
import { digestOfKey } from '../../people/invitation-keys.ts';
import { createSerialQueue } from '../../session/serial-queue.ts';
import type { Handlers } from '../handler.ts';
import { noInvitation, peopleProblem } from './people-problem.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';

type JoinOffice = Pick<
  Office,
  'engine' | 'people' | 'accounts' | 'passkeys' | 'sessions' | 'deviceCookie' | 'clock' | 'log'
>;

/** What somebody without a passkey will log in with. */
interface NewLogin {
  readonly username: string;
  readonly password: string;
}

type JoinCall = 'readInvitation' | 'beginJoiningPasskey' | 'join';

const maxWaitingHashes = 5;

/**
 * Coming in for the first time, or again for whoever has lost every way in. The key authorizes, as that of a client's
 * page does, and is limited like one; guesses are told in the log.
 */
export function joinCalls(office: JoinOffice): Pick<Handlers, JoinCall> {
  const { engine, people, accounts, passkeys, sessions, deviceCookie, clock, log } = office;
  const reads = createTokenBuckets({ capacity: 240, msPerToken: 500, clock });
  const changes = createTokenBuckets({ capacity: 30, msPerToken: 10_000, clock });
  const hash = createPasswordHashing();

  function refuseKey({ ip }: Request): HttpProblem {
    log('warn', 'join', { client: plainAddress(ip), way: 'invitation', outcome: 'over' });
    return noInvitation();
  }

  async function findInvitee(request: Request, digest: string): Promise<StoredPerson> {
    const invited = findInvited(await people.read(), digest, clock());
    if (invited === undefined) throw refuseKey(request);
    return invited;
  }

  async function readPasskey(exchange: Exchange, invited: StoredPerson, made: Registration) {
    const read = await passkeys.readMade(exchange, purposeOf(invited), made);
    if (typeof read === 'string') throw passkeyProblem(read);
    return read;
  }

  return {
    async readInvitation({ request, parameters: { key } }) {
      limitCall(reads, request);
      const shown = showInvitation(await people.read(), digestOfKey(key), clock());
      if (shown === null) throw refuseKey(request);
      return shown;
    },
    async beginJoiningPasskey({ request, response, parameters: { key }, body: { name } }) {
      limitCall(changes, request);
      const invited = await findInvitee(request, digestOfKey(key));
      const { passkeyHandle } = invited;
      const person = { ...withoutWaysIn(invited), name, ...(passkeyHandle && { passkeyHandle }) };
      return passkeys.offerMaking({ request, response }, purposeOf(invited), person);
    },
    async join({ request, response, parameters: { key }, body }) {
      limitCall(changes, request);
      const digest = digestOfKey(key);
      const invited = await findInvitee(request, digest);
      const exchange = { request, response };
      const way =
        'passkey' in body
          ? await readPasskey(exchange, invited, body.passkey)
          : { hash: await hash(body) };
      const decision = await people.change((all) =>
        decideJoining(all, body, { at: clock(), digest, ...way }),
      );
      if (decision.kind === 'refused') throw peopleProblem(decision.reason);
      const account = await accounts.findById(invited.id);
      // Removed in this moment.
      if (account === null) throw noInvitation();
      await engine.sessions.endAllOf(invited.id);
      await sessions.begin(request, account, { hasFactor: 'passkey' in body });
      if ('passkey' in body) passkeys.end(exchange);
      else deviceCookie.renew(request, response, usernameKey(body.username));
      log('info', 'join', {
        client: plainAddress(request.ip),
        outcome: 'welcome',
        person: invited.id,
      });
      const person = toOwnPerson(account.person);
      const isSetUp = account.afterPassword !== 'set-up';
      return isSetUp
        ? { authenticated: true, person }
        : { authenticated: false, person, next: 'set-up' as const };
    },
  };
}

function purposeOf({ id }: StoredPerson) {
  return { purpose: 'join', personId: id } as const;
}

/** Hashes what somebody has chosen, one after the other. @throws HttpProblem for a weak password, or too many at once. */
function createPasswordHashing(): (login: NewLogin) => Promise<PasswordHash> {
  const hashing = createSerialQueue(maxWaitingHashes);
  return async ({ password, username }) => {
    await refuseWeakPassword(password, username);
    const made = hashing.run(() => hashPassword(password));
    if (made === null) throw tryLater(503, 'Too many people are joining.', 5);
    return made;
  };
}
