import { randomBytes } from 'node:crypto';
import { decideFactorOff, decideKeptFactor } from '@yiqiao/contract/commands/factor/keep-factor';
import {
  decideCodesOffer,
  decideFactorOffer,
  decideShownOffer,
  findOffer,
} from '@yiqiao/contract/commands/factor/offer-factor';
import { company } from '@yiqiao/contract/company';
import type { OwnPerson } from '@yiqiao/contract/record/person';
import { formatRecoveryCode, type Recovery, readCode } from '@yiqiao/contract/record/second-factor';
import type { Request } from 'express';
import type { ChangeStreams } from '../../changes/change-streams.ts';
import { tryLater } from '../../http/answers/http-problem.ts';
import type { Office } from '../../office/office.ts';
import { wrongCode } from '../../second-factor/code-problem.ts';
import { hashRecoveryCodes, makeRecoveryCodes } from '../../second-factor/recovery-codes.ts';
import { authenticatorUri, findStep, makeSecret } from '../../second-factor/totp.ts';
import { createSerialQueue } from '../../session/serial-queue.ts';
import type { Handlers } from '../handler.ts';
import { changePeople, findPerson, type PeopleOffice } from '../people/change-people.ts';
import { peopleProblem } from '../people/people-problem.ts';

type FactorOffice = PeopleOffice & Pick<Office, 'passkeyHost' | 'sessions' | 'signedIn'>;

type FactorCall = 'offerFactor' | 'showOffer' | 'offerCodes' | 'keepFactor' | 'removeFactor';

const maxWaitingHashes = 5;

/** The second factor of whoever is logged in. */
export function factorCalls(
  office: FactorOffice,
  streams: Pick<ChangeStreams, 'checkAll'>,
): Pick<Handlers, FactorCall> {
  const { people, passkeyHost: host, sessions, signedIn, clock } = office;
  const makeCodes = createCodeMaking();

  const readOwn = async ({ id }: OwnPerson) => findPerson(await people.read(), id);

  /** Whoever comes in elsewhere has not shown what is asked for from now on, or no longer. */
  async function endOthers({ id }: OwnPerson, request: Request): Promise<void> {
    await signedIn.endOthers(id, request);
    streams.checkAll();
  }

  return {
    async offerFactor({ person: by }) {
      const [id, secret] = [makeId(), makeSecret()];
      const deed = { event: 'factor-offered', by, about: by.id };
      const all = await changePeople(office, deed, (stored, context) =>
        decideFactorOffer(stored, { id, secret }, context),
      );
      const { username, name } = findPerson(all, by.id);
      return { id, secret, uri: authenticatorUri(secret, company.name, username ?? name) };
    },
    async showOffer({ person: by, parameters: { id }, body }) {
      const { secret } = findOffer(await readOwn(by), id, clock()) ?? {};
      if (secret === undefined) throw peopleProblem('offer-over');
      const typed = readCode(body.code);
      const step = typed?.kind === 'code' ? findStep(secret, typed.code, clock()) : null;
      if (step === null) throw wrongCode(403);
      const { codes, recovery } = await makeCodes();
      const deed = { event: 'factor-shown', by, about: by.id };
      await changePeople(office, deed, (stored, context) =>
        decideShownOffer(stored, { id, step, recovery }, context),
      );
      return { codes };
    },
    async offerCodes({ person: by }) {
      const id = makeId();
      const { codes, recovery } = await makeCodes();
      const deed = { event: 'recovery-codes-offered', by, about: by.id };
      await changePeople(office, deed, (stored, context) =>
        decideCodesOffer(stored, { id, recovery }, context),
      );
      return { id, codes };
    },
    async keepFactor({ person: by, request, body: { offer: id } }) {
      const before = await readOwn(by);
      const deed = { event: 'factor-kept', by, about: by.id };
      const all = await changePeople(office, deed, (stored, context) =>
        decideKeptFactor(stored, { id }, context),
      );
      if (findPerson(all, by.id).secondFactor?.secret !== before.secondFactor?.secret) {
        await sessions.noteProof(request, { hasFactor: true });
        await endOthers(by, request);
      }
      return undefined;
    },
    async removeFactor({ person: by, request }) {
      const deed = { event: 'factor-removed', by, about: by.id };
      await changePeople(office, deed, (stored, context) =>
        decideFactorOff(stored, { host }, context),
      );
      await endOthers(by, request);
      return undefined;
    },
  };
}

function makeId(): string {
  return randomBytes(12).toString('base64url');
}

interface MadeCodes {
  /** As a person reads them. */
  readonly codes: string[];
  readonly recovery: Recovery;
}

/** Makes recovery codes, for one person after the other. @throws HttpProblem for too many at once. */
function createCodeMaking(): () => Promise<MadeCodes> {
  const hashing = createSerialQueue(maxWaitingHashes);
  return async () => {
    const codes = makeRecoveryCodes();
    const hashed = hashing.run(() => hashRecoveryCodes(codes));
    if (hashed === null) throw tryLater(503, 'The server is busy.', 5);
    return { codes: codes.map(formatRecoveryCode), recovery: await hashed };
  };
}
