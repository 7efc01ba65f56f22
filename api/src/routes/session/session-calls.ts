import type { LoginAnswer } from '@yiqiao/contract/http/session';
import type { Request, Response } from 'express';
import type { ChangeStreams } from '../../changes/change-streams.ts';
import { HttpProblem, notFound, tryLater } from '../../http/answers/http-problem.ts';
import { plainAddress, toClientKey } from '../../http/limits/client-address.ts';
import type { Office } from '../../office/office.ts';
import type { Account } from '../../people/accounts.ts';
import { createLogin } from '../../session/login.ts';
import { personOfSeal } from '../../session/seals.ts';
import { readSessionId } from '../../session/session-cookie.ts';
import type { Handlers } from '../handler.ts';

type LogInOffice = Pick<
  Office,
  'engine' | 'people' | 'accounts' | 'sessions' | 'deviceCookie' | 'halfLogin' | 'seals' | 'log'
>;

type SessionCall = 'adminLogin' | 'adminCheck' | 'adminLogout' | 'makeSeal' | 'readSeal';

/** Logging in and out, and the keys with which a console encrypts unsent changes. */
export function sessionCalls(
  office: LogInOffice,
  streams: Pick<ChangeStreams, 'endSession'>,
): Pick<Handlers, SessionCall> {
  const { sessions, seals } = office;
  return {
    adminLogin: adminLogin(office),
    /** Always answers, so that a console can tell "signed out" from "offline". */
    async adminCheck({ request }) {
      const person = await sessions.findPerson(request);
      if (person !== null) return { authenticated: true, person };
      const id = await sessions.findOwnerId(request);
      const gone =
        id === null ? undefined : (await office.people.read()).people.find((one) => one.id === id);
      const { removedAt: at, removedBy } = gone ?? {};
      const removed = at === undefined ? undefined : { by: removedBy?.name ?? '', at };
      return { authenticated: false, ...(removed && { removed }) };
    },
    /** Ends the session for every copy of its cookie; succeeds without one, too. */
    async adminLogout({ request }) {
      const id = readSessionId(request);
      await sessions.end(request);
      if (id !== null) streams.endSession(id);
      return { authenticated: false };
    },
    // Sealing needs no session, since it happens when one has ended; opening does.
    makeSeal: async ({ query }) => seals.make(query.personId),
    async readSeal({ parameters: { id }, person }) {
      if (personOfSeal(id) !== person.id) throw notFound('This seal is not yours.');
      return { keys: seals.keysOf(id) };
    },
  };
}

function adminLogin(office: LogInOffice): Handlers['adminLogin'] {
  const { engine, accounts, sessions, deviceCookie, halfLogin, log } = office;
  const login = createLogin({ accounts, store: engine.sessions });

  /** Goes on after a right password: with a session, or without one and with what is still wanted. */
  async function goOn(
    { request, response }: { request: Request; response: Response },
    account: Account,
    username: string,
  ): Promise<LoginAnswer> {
    const next = account.afterPassword;
    if (next === 'factor') halfLogin.give(request, response, account);
    if (next === 'factor' || next === 'passkey') return { authenticated: false, next };
    await sessions.begin(request, account);
    deviceCookie.renew(request, response, username);
    return next === null ? { authenticated: true } : { authenticated: false, next };
  }

  return async ({ request, response, body }) => {
    const outcome = await login(body, {
      key: toClientKey(request.ip),
      deviceId: deviceCookie.read(request, body.username),
    });
    log(outcome.kind === 'welcome' ? 'info' : 'warn', 'login', {
      client: plainAddress(request.ip),
      way: 'password',
      ...(outcome.kind === 'welcome'
        ? {
            outcome: outcome.account.afterPassword ?? 'welcome',
            person: outcome.account.person.id,
          }
        : { outcome: outcome.kind }),
    });
    switch (outcome.kind) {
      case 'welcome':
        return goOn({ request, response }, outcome.account, body.username);
      case 'wrong':
        throw new HttpProblem(401, 'wrong-credentials', 'Wrong username or password.');
      case 'throttled': {
        const seconds = outcome.retryAfterMs / 1000;
        throw tryLater(429, 'Too many attempts. Please wait a moment.', seconds);
      }
      case 'busy':
        throw tryLater(503, 'Too many people are logging in.', outcome.retryAfterMs / 1000);
    }
  };
}
