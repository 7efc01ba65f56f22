import { decideOwnPassword } from '@yiqiao/contract/commands/people/decide-password';
import { firstOwnerId } from '@yiqiao/contract/record/stored-people';
import type { ChangeStreams } from '../../changes/change-streams.ts';
import { HttpProblem, tryLater } from '../../http/answers/http-problem.ts';
import { plainAddress } from '../../http/limits/client-address.ts';
import type { Office } from '../../office/office.ts';
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
  'engine' | 'people' | 'accounts' | 'sessions' | 'signedIn' | 'settings' | 'clock' | 'log'
>;

/** How somebody comes in: what they prove while logged in, and their password. */
export function ownCalls(
  office: OwnOffice,
  streams: Pick<ChangeStreams, 'checkAll'>,
): Pick<Handlers, 'prove' | 'readWaysIn' | 'changePassword'> {
  const { engine, accounts, sessions, signedIn, log } = office;
  const check = createProofCheck(engine.sessions);
  return {
    async prove({ person, request, body }) {
      const { password } = await findAccount(accounts, person.id);
      const outcome = await check(body.password, password, readSessionId(request) ?? '');
      const isProven = outcome.kind === 'proven';
      const client = plainAddress(request.ip);
      log(isProven ? 'info' : 'warn', 'proof', {
        client,
        outcome: outcome.kind,
        person: person.id,
      });
      refuseProof(outcome);
      await sessions.noteProof(request);
      return undefined;
    },
    async readWaysIn({ person }) {
      const changedAt = await findChangedAt(office, await findAccount(accounts, person.id));
      const isSetting = isSetBySettings(office, person.id);
      return changedAt === undefined ? {} : { password: { changedAt, isSetting } };
    },
    async changePassword({ person, request, body: { password } }) {
      if (isSetBySettings(office, person.id)) throw setBySettings();
      const account = await findAccount(accounts, person.id);
      await refuseWeakPassword(password, account.person.username ?? '');
      await storePassword(office, person.id, password);
      await sessions.renew(request, await findAccount(accounts, person.id));
      await signedIn.endOthers(person.id, request);
      streams.checkAll();
      log('info', 'password-changed', { person: person.id });
      return undefined;
    },
  };
}

/** @throws HttpProblem unless it is proven. */
function refuseProof(outcome: ProofOutcome): void {
  switch (outcome.kind) {
    case 'proven':
      return;
    case 'wrong':
      throw new HttpProblem(403, 'wrong-credentials', 'This is not your password.', {
        field: 'password',
      });
    case 'throttled':
      throw tryLater(429, 'Too many attempts. Please wait a moment.', outcome.retryAfterMs / 1000);
    case 'busy':
      throw tryLater(503, 'The server is busy.', outcome.retryAfterMs / 1000);
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
