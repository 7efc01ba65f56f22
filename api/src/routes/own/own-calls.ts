import { decideOwnPassword } from '@yiqiao/contract/commands/people/decide-password';
import type { Assertion } from '@yiqiao/contract/record/passkey-ceremony';
import type { OwnPerson } from '@yiqiao/contract/record/person';
import { firstOwnerId } from '@yiqiao/contract/record/stored-people';
import type { Request } from 'express';
import type { ChangeStreams } from '../../changes/change-streams.ts';
import { HttpProblem, tryLater } from '../../http/answers/http-problem.ts';
import { plainAddress } from '../../http/limits/client-address.ts';
import type { Office } from '../../office/office.ts';
import { passkeyProblem } from '../../passkeys/passkey-problem.ts';
import type { Exchange } from '../../passkeys/passkeys.ts';
import { hashPassword, makeCredential } from '../../passwords/password-hash.ts';
import type { Account } from '../../people/accounts.ts';
import { createProofCheck, type ProofOutcome } from '../../session/proof.ts';
import { readSessionId } from '../../session/session-cookie.ts';
import type { Handlers } from '../handler.ts';
import { peopleProblem } from '../people/people-problem.ts';
import { refuseWeakPassword } from '../people/refuse-weak-password.ts';
import { findAccount } from './find-account.ts';

export type OwnOffice = Pick<
  Office,
  | 'engine'
  | 'people'
  | 'accounts'
  | 'passkeys'
  | 'sessions'
  | 'signedIn'
  | 'settings'
  | 'clock'
  | 'log'
>;

type OwnCall = 'prove' | 'beginPasskeyProof' | 'readWaysIn' | 'changePassword';

/** What somebody has shown: as it is logged, and why it is not enough, if so. */
interface Checked {
  readonly outcome: string;
  readonly refusal: HttpProblem | null;
}

const purposeOf = ({ id }: Pick<OwnPerson, 'id'>) => ({ purpose: 'proof', personId: id }) as const;

/** An answer has arrived by then. */
const answerMs = 500;

/** How somebody comes in: what they prove while logged in, and their password. */
export function ownCalls(
  office: OwnOffice,
  streams: Pick<ChangeStreams, 'checkAll'>,
): Pick<Handlers, OwnCall> {
  const { engine, accounts, passkeys, sessions, signedIn, log } = office;
  const check = createProofCheck(engine.sessions);

  async function checkPassword(
    { password }: Account,
    typed: string,
    request: Request,
  ): Promise<Checked> {
    const result: ProofOutcome =
      password === null
        ? { kind: 'wrong' }
        : await check(typed, password, readSessionId(request) ?? '');
    return { outcome: result.kind, refusal: refusalOf(result) };
  }

  async function checkPasskey(
    { person }: Account,
    passkey: Assertion,
    exchange: Exchange,
  ): Promise<Checked> {
    const result = await passkeys.use(exchange, purposeOf(person), passkey, person);
    if (result === 'right') return { outcome: 'proven', refusal: null };
    return { outcome: result, refusal: passkeyProblem(result) };
  }

  return {
    async prove({ person, request, response, body }) {
      const account = await findAccount(accounts, person.id);
      const byPasskey = body.kind === 'passkey';
      const { outcome, refusal } = byPasskey
        ? await checkPasskey(account, body.passkey, { request, response })
        : await checkPassword(account, body.password, request);
      log(refusal === null ? 'info' : 'warn', 'proof', {
        client: plainAddress(request.ip),
        ...(byPasskey && { way: 'passkey' }),
        outcome,
        person: person.id,
      });
      if (refusal !== null) throw refusal;
      await sessions.noteProof(request, { hasFactor: byPasskey });
      return undefined;
    },
    async beginPasskeyProof({ request, response, person }) {
      const { passkeys: own = [] } = (await findAccount(accounts, person.id)).person;
      return passkeys.offerUse({ request, response }, purposeOf(person), own);
    },
    async readWaysIn({ person }) {
      const account = await findAccount(accounts, person.id);
      const changedAt = await findChangedAt(office, account);
      const isSetting = isSetBySettings(office, person.id);
      const { passkeys: own = [] } = account.person;
      return {
        ...(changedAt !== undefined && { password: { changedAt, isSetting } }),
        passkeys: own,
      };
    },
    async changePassword({ person, request, response, body: { password } }) {
      if (isSetBySettings(office, person.id)) throw setBySettings();
      const account = await findAccount(accounts, person.id);
      await refuseWeakPassword(password, account.person.username ?? '');
      await storePassword(office, person.id, password);
      await sessions.renew(request, await findAccount(accounts, person.id));
      await signedIn.endOthers(person.id, request);
      // Not before the browser has its new cookie: it looks at once whether it is still logged in.
      response.once('finish', () => setTimeout(streams.checkAll, answerMs).unref());
      log('info', 'password-changed', { person: person.id });
      return undefined;
    },
  };
}

/** Why a password proves nothing; `null` where it does. */
function refusalOf(outcome: ProofOutcome): HttpProblem | null {
  switch (outcome.kind) {
    case 'proven':
      return null;
    case 'wrong':
      return new HttpProblem(403, 'wrong-credentials', 'This is not your password.', {
        field: 'password',
      });
    case 'throttled':
      return tryLater(429, 'Too many attempts. Please wait a moment.', outcome.retryAfterMs / 1000);
    case 'busy':
      return tryLater(503, 'The server is busy.', outcome.retryAfterMs / 1000);
  }
}

/** Whether the server sets this person's password again at every start. */
function isSetBySettings({ settings }: OwnOffice, id: string): boolean {
  return id === firstOwnerId && settings.adminPassword !== undefined;
}

function setBySettings(): HttpProblem {
  const message = 'The password of this account is a setting of the server, ADMIN_PASSWORD.';
  return new HttpProblem(409, 'first-owner', message);
}

async function findChangedAt({ engine }: OwnOffice, { person }: Account) {
  if (person.id !== firstOwnerId) return person.password?.changedAt;
  return (await engine.sessions.readCredential())?.changedAt;
}

async function storePassword(
  { engine, people, clock }: OwnOffice,
  id: string,
  password: string,
): Promise<void> {
  if (id === firstOwnerId) {
    await engine.sessions.writeCredential(await makeCredential(password, clock()));
    return;
  }
  const hash = await hashPassword(password);
  const decision = await people.change((all) =>
    decideOwnPassword(all, hash, { at: clock(), by: id }),
  );
  if (decision.kind === 'refused') throw peopleProblem(decision.reason);
}
