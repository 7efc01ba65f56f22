import type { Credential, CredentialStore } from '@yiqiao/ports/session-store';
import type { Request } from 'express';
import { HttpProblem } from '../http/answers/http-problem.ts';
import { credentialMark } from './admin-credential.ts';
import { readSessionId, writeSessionId } from './session-cookie.ts';
import type { SessionRecords } from './session-records.ts';

/** The administrator's session as the routes see it. */
export interface Sessions {
  isAuthenticated(request: Request): Promise<boolean>;
  /** The same for a long-running response, without counting as a use of the session. */
  isOpen(request: Request): Promise<boolean>;
  /** @throws HttpProblem 401 without a valid session. */
  requireAdministrator(request: Request): Promise<void>;
  /** Always under a new id, to prevent session fixation. */
  begin(request: Request, credential: Credential): Promise<void>;
  end(request: Request): Promise<void>;
}

interface SessionsOptions {
  readonly username: string;
  readonly records: SessionRecords;
  readonly credentials: Pick<CredentialStore, 'readCredential'>;
}

export function createSessions(options: SessionsOptions): Sessions {
  const { username, records, credentials } = options;

  async function check(request: Request, by: 'use' | 'isOpen'): Promise<boolean> {
    const id = readSessionId(request);
    if (id === null) return false;
    const credential = await credentials.readCredential();
    return credential !== null && records[by](id, credentialMark(username, credential));
  }

  const isAuthenticated = (request: Request) => check(request, 'use');

  async function endRecord(request: Request): Promise<void> {
    const id = readSessionId(request);
    if (id !== null) await records.end(id);
  }

  return {
    isAuthenticated,
    isOpen: (request) => check(request, 'isOpen'),
    async requireAdministrator(request) {
      if (await isAuthenticated(request)) return;
      throw new HttpProblem(401, 'unauthenticated', 'Please log in.');
    },
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
