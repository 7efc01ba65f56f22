import type { Proof } from '@yiqiao/contract/http/own-endpoints';
import type { Assertion } from '@yiqiao/contract/record/passkey-ceremony';
import type { OwnPerson } from '@yiqiao/contract/record/person';
import { HttpProblem, tryLater } from '../../http/answers/http-problem.ts';
import { plainAddress } from '../../http/limits/client-address.ts';
import type { Office } from '../../office/office.ts';
import { passkeyProblem } from '../../passkeys/passkey-problem.ts';
import type { Exchange } from '../../passkeys/passkeys.ts';
import type { Account } from '../../people/accounts.ts';
import { codeProblem } from '../../second-factor/code-problem.ts';
import { wayOf } from '../../second-factor/factor-check.ts';
import { createProofCheck, type ProofOutcome } from '../../session/proof.ts';
import { readSessionId } from '../../session/session-cookie.ts';
import type { Handlers } from '../handler.ts';
import { findAccount } from './find-account.ts';

type ProofOffice = Pick<
  Office,
  'engine' | 'accounts' | 'passkeys' | 'checkFactor' | 'sessions' | 'log'
>;

/** What somebody has shown: as it is logged, and why it is not enough, if so. */
interface Checked {
  readonly way: string;
  readonly outcome: string;
  readonly refusal: HttpProblem | null;
}

type PasswordProof = Extract<Proof, { kind: 'password' }>;

const purposeOf = ({ id }: Pick<OwnPerson, 'id'>) => ({ purpose: 'proof', personId: id }) as const;

/** What somebody shows again while being logged in: a passkey, or the password and, if they have one, the second factor. */
export function proofCalls(office: ProofOffice): Pick<Handlers, 'prove' | 'beginPasskeyProof'> {
  const { engine, accounts, passkeys, checkFactor, sessions, log } = office;
  const check = createProofCheck(engine.sessions);

  async function checkPassword(
    { password }: Account,
    typed: string,
    sessionId: string,
  ): Promise<Checked> {
    const result: ProofOutcome =
      password === null ? { kind: 'wrong' } : await check(typed, password, sessionId);
    return { way: 'password', outcome: result.kind, refusal: refusalOf(result) };
  }

  async function checkCode(
    { person }: Account,
    code: string | undefined,
    sessionId: string,
  ): Promise<Checked> {
    if (code === undefined) return { way: 'code', outcome: 'code-wanted', refusal: codeWanted() };
    const guesser = { counted: `session ${sessionId}`, isStranger: false };
    const result = await checkFactor({ ...guesser, person, typed: code });
    const way = wayOf(code);
    if (result.kind === 'right') return { way, outcome: 'proven', refusal: null };
    return { way, outcome: result.kind, refusal: codeProblem(result, 403) };
  }

  async function checkBoth(
    account: Account,
    { password, code }: PasswordProof,
    sessionId: string,
  ): Promise<Checked> {
    const checked = await checkPassword(account, password, sessionId);
    const isEnough = checked.refusal !== null || account.person.secondFactor === undefined;
    return isEnough ? checked : checkCode(account, code, sessionId);
  }

  async function checkPasskey(
    { person }: Account,
    passkey: Assertion,
    exchange: Exchange,
  ): Promise<Checked> {
    const result = await passkeys.use(exchange, purposeOf(person), passkey, person);
    if (result === 'right') return { way: 'passkey', outcome: 'proven', refusal: null };
    return { way: 'passkey', outcome: result, refusal: passkeyProblem(result) };
  }

  return {
    async prove({ person, request, response, body }) {
      const account = await findAccount(accounts, person.id);
      const { way, outcome, refusal } =
        body.kind === 'passkey'
          ? await checkPasskey(account, body.passkey, { request, response })
          : await checkBoth(account, body, readSessionId(request) ?? '');
      const client = plainAddress(request.ip);
      const level = refusal === null ? 'info' : 'warn';
      log(level, 'proof', { client, way, outcome, person: person.id });
      if (refusal !== null) throw refusal;
      await sessions.noteProof(request, { hasFactor: way !== 'password' });
      return undefined;
    },
    async beginPasskeyProof({ request, response, person }) {
      const { passkeys: own = [] } = (await findAccount(accounts, person.id)).person;
      return passkeys.offerUse({ request, response }, purposeOf(person), own);
    },
  };
}

function codeWanted(): HttpProblem {
  const message = 'Give the code of your second factor as well.';
  return new HttpProblem(403, 'code-wanted', message, { field: 'code' });
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
