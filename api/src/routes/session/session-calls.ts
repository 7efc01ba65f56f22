import type { ChangeStreams } from '../../changes/change-streams.ts';
import { HttpProblem, tryLater } from '../../http/answers/http-problem.ts';
import { plainAddress, toClientKey } from '../../http/limits/client-address.ts';
import type { Office } from '../../office/office.ts';
import { createLogin } from '../../session/login.ts';
import { readSessionId } from '../../session/session-cookie.ts';
import type { Handlers } from '../handler.ts';

type LogInOffice = Pick<
  Office,
  'engine' | 'people' | 'accounts' | 'sessions' | 'deviceCookie' | 'seals' | 'log'
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
    makeSeal: async () => seals.make(),
    readSeal: async ({ parameters }) => ({ keys: seals.keysOf(parameters.id) }),
  };
}

function adminLogin(office: LogInOffice): Handlers['adminLogin'] {
  const { engine, accounts, sessions, deviceCookie, log } = office;
  const login = createLogin({ accounts, store: engine.sessions });

  return async ({ request, response, body }) => {
    const outcome = await login(body, {
      key: toClientKey(request.ip),
      deviceId: deviceCookie.read(request, body.username),
    });
    log(outcome.kind === 'welcome' ? 'info' : 'warn', 'login', {
      client: plainAddress(request.ip),
      outcome: outcome.kind,
      ...(outcome.kind === 'welcome' && { person: outcome.account.person.id }),
    });
    switch (outcome.kind) {
      case 'welcome':
        await sessions.begin(request, outcome.account);
        deviceCookie.renew(request, response, body.username);
        return { authenticated: true };
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
