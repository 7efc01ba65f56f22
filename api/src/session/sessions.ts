import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';
import { HttpProblem } from '../http/http-problem.ts';
import { type Credential, credentialMark } from './admin-credential.ts';
import type { KnownCookies } from './known-cookies.ts';
import { readSessionId, writeSessionId } from './session-cookie.ts';
import type { SessionRecords } from './session-records.ts';

/** The administrator's session as the routes see it. */
export interface Sessions {
  isAuthenticated(request: Request): Promise<boolean>;
  /** @throws HttpProblem 401 without an open session. */
  requireAdministrator(request: Request): Promise<void>;
  /** The same before the router has read the cookie: `true` only for one it has read before. */
  isKnownAdministrator(request: IncomingMessage): Promise<boolean>;
  /** Always under a new id, so that no id known before the log-in is worth anything. */
  begin(request: Request, credential: Credential): Promise<void>;
  end(request: Request): Promise<void>;
}

interface SessionsOptions {
  readonly username: string;
  readonly records: SessionRecords;
  readonly readCredential: () => Promise<Credential | null>;
  readonly knownCookies: KnownCookies;
}

export function createSessions(options: SessionsOptions): Sessions {
  const { username, records, readCredential, knownCookies } = options;

  async function isOpen(id: string | null): Promise<boolean> {
    if (id === null) return false;
    const credential = await readCredential();
    return credential !== null && records.use(id, credentialMark(username, credential));
  }

  async function isAuthenticated(request: Request): Promise<boolean> {
    const id = readSessionId(request);
    if (id === null || !(await isOpen(id))) return false;
    knownCookies.note(request, id);
    return true;
  }

  async function endRecord(request: Request): Promise<void> {
    const id = readSessionId(request);
    if (id !== null) await records.end(id);
  }

  return {
    isAuthenticated,
    async requireAdministrator(request) {
      if (await isAuthenticated(request)) return;
      throw new HttpProblem(401, 'unauthenticated', 'Please log in.');
    },
    isKnownAdministrator: (request) => isOpen(knownCookies.sessionIdOf(request)),
    async begin(request, credential) {
      await endRecord(request);
      writeSessionId(request, await records.create(credentialMark(username, credential)));
    },
    async end(request) {
      await endRecord(request);
      writeSessionId(request, null);
    },
  };
}
