import { decideOwnPassword } from '@yiqiao/contract/commands/people/decide-password';
import { toOwnFactor } from '@yiqiao/contract/record/second-factor';
import { firstOwnerId } from '@yiqiao/contract/record/stored-people';
import type { ChangeStreams } from '../../changes/change-streams.ts';
import { HttpProblem } from '../../http/answers/http-problem.ts';
import type { Office } from '../../office/office.ts';
import { hashPassword, makeCredential } from '../../passwords/password-hash.ts';
import type { Account } from '../../people/accounts.ts';
import type { Handlers } from '../handler.ts';
import { peopleProblem } from '../people/people-problem.ts';
import { refuseWeakPassword } from '../people/refuse-weak-password.ts';
import { findAccount } from './find-account.ts';

export type OwnOffice = Pick<
  Office,
  'engine' | 'people' | 'accounts' | 'sessions' | 'signedIn' | 'settings' | 'clock' | 'log'
>;

type OwnCall = 'readWaysIn' | 'changePassword';

/** An answer has arrived by then. */
const answerMs = 500;

/** How somebody comes in, and their password. */
export function ownCalls(
  office: OwnOffice,
  streams: Pick<ChangeStreams, 'checkAll'>,
): Pick<Handlers, OwnCall> {
  const { people, accounts, sessions, signedIn, log } = office;

  return {
    async readWaysIn({ person }) {
      const account = await findAccount(accounts, person.id);
      const changedAt = await findChangedAt(office, account);
      const isSetting = isSetBySettings(office, person.id);
      const { passkeys = [], secondFactor } = account.person;
      const { factorDemand } = await people.read();
      return {
        ...(changedAt !== undefined && { password: { changedAt, isSetting } }),
        passkeys,
        ...(secondFactor && { secondFactor: toOwnFactor(secondFactor) }),
        isFactorDemanded: factorDemand !== undefined,
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
