import { stepOfSession } from '@yiqiao/contract/record/factor-demand';
import { type OwnPerson, toOwnPerson } from '@yiqiao/contract/record/person';
import { type Access, isAdmitted } from '@yiqiao/contract/record/role';
import { deviceName } from '@yiqiao/contract/text/device-name';
import type { Request } from 'express';
import { HttpProblem } from '../http/answers/http-problem.ts';
import { plainAddress } from '../http/limits/client-address.ts';
import type { Account, Accounts } from '../people/accounts.ts';
import { readSessionId, writeSessionId } from './session-cookie.ts';
import type { Beginning, SessionRecords } from './session-records.ts';

/** People's sessions as the routes see them. */
export interface Sessions {
  /**
   * @returns who is logged in; `null` without a valid session, or with one that must show a factor first. Counts as a
   * use of it.
   */
  findPerson(request: Request): Promise<OwnPerson | null>;
  /** Whether there is a session of somebody who may make such calls; counts as a use of it. */
  admits(request: Request, access: Access): Promise<boolean>;
  /** The same for a long-running response, without counting as a use of the session. */
  isOpen(request: Request, access: Access): Promise<boolean>;
  /**
   * @param settingUp whether the call helps to set up a second factor: then a session that is good for nothing else
   * will do.
   * @throws HttpProblem 401 without a valid session, 403 where the person's role does not admit it.
   */
  requirePerson(request: Request, access: Access, settingUp?: boolean): Promise<OwnPerson>;
  /** @throws HttpProblem 403 unless the person has proved who they are in this session within the last minutes. */
  requireFreshProof(request: Request): Promise<void>;
  /** Records that the person has just proved who they are; `hasFactor`: by a second factor or a passkey. */
  noteProof(request: Request, proof: { readonly hasFactor: boolean }): Promise<void>;
  /** Whose session this request names, whether or not they still belong. */
  findOwnerId(request: Request): Promise<string | null>;
  /** Always under a new id, to prevent session fixation. */
  begin(request: Request, account: Account, proof?: { readonly hasFactor: boolean }): Promise<void>;
  /** Under a new id and the account's present password; what was proved in this session holds on. */
  renew(request: Request, account: Account): Promise<void>;
  end(request: Request): Promise<void>;
}

interface SessionsOptions {
  readonly records: SessionRecords;
  readonly accounts: Pick<Accounts, 'findById'>;
}

export function createSessions({ records, accounts }: SessionsOptions): Sessions {
  /** Who belongs, in which role, and whether they must show a factor first, is asked at every call. */
  async function check(
    request: Request,
    by: 'use' | 'look',
    settingUp = false,
  ): Promise<OwnPerson | null> {
    const id = readSessionId(request);
    const opened = id === null ? null : await records[by](id, accounts.findById);
    if (opened === null) return null;
    const step = stepOfSession(opened.owner.afterPassword, opened.hasFactor);
    const isGood = step === null || (step === 'set-up' && settingUp);
    return isGood ? toOwnPerson(opened.owner.person) : null;
  }

  const findPerson = (request: Request) => check(request, 'use');

  async function endRecord(request: Request): Promise<void> {
    const id = readSessionId(request);
    if (id !== null) await records.end(id);
  }

  return {
    findPerson,
    async admits(request, access) {
      const person = await findPerson(request);
      return person !== null && isAdmitted(person.role, access);
    },
    async isOpen(request, access) {
      const person = await check(request, 'look');
      return person !== null && isAdmitted(person.role, access);
    },
    async requirePerson(request, access, settingUp) {
      const person = await check(request, 'use', settingUp);
      if (person === null) throw new HttpProblem(401, 'unauthenticated', 'Please log in.');
      if (!isAdmitted(person.role, access)) throw notPermitted();
      return person;
    },
    async findOwnerId(request) {
      const id = readSessionId(request);
      return id === null ? null : records.findOwnerId(id);
    },
    async requireFreshProof(request) {
      const id = readSessionId(request);
      if (id !== null && (await records.isFresh(id))) return;
      throw new HttpProblem(
        403,
        'proof-wanted',
        'Prove that it is you: enter your password again.',
      );
    },
    async noteProof(request, proof) {
      const id = readSessionId(request);
      if (id !== null) await records.noteProof(id, proof);
    },
    async begin(request, account, proof) {
      await endRecord(request);
      writeSessionId(request, await records.create({ ...beginningOf(request, account), ...proof }));
    },
    async renew(request, account) {
      const id = readSessionId(request);
      if (id === null) return;
      writeSessionId(request, await records.replace(id, beginningOf(request, account)));
    },
    async end(request) {
      await endRecord(request);
      writeSessionId(request, null);
    },
  };
}

function beginningOf(request: Request, { person, mark }: Account): Beginning {
  const device = deviceName(request.headers['user-agent'] ?? '');
  return { mark, personId: person.id, device, address: plainAddress(request.ip) };
}

export function notPermitted(): HttpProblem {
  return new HttpProblem(403, 'not-permitted', 'Your role does not allow this.');
}
