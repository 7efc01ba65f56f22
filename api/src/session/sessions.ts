import type { Request } from 'express';
import type { Credential, CredentialStore } from '../engine/session-store.ts';
import { HttpProblem } from '../http/answers/http-problem.ts';
import { credentialMark } from './admin-credential.ts';
import { readSessionId, writeSessionId } from './session-cookie.ts';
import type { SessionRecords } from './session-records.ts';

/** The administrator's session as the routes see it. */
export interface Sessions {
  isAuthenticated(request: Request): Promise<boolean>;
  /** @throws HttpProblem 401 without an open session. */
  requireAdministrator(request: Request): Promise<void>;
  /** Always under a new id, so that no id known before the log-in is worth anything. */
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

  async function isAuthenticated(request: Request): Promise<boolean> {
    const id = readSessionId(request);
    if (id === null) return false;
    const credential = await credentials.readCredential();
    return credential !== null && records.use(id, credentialMark(username, credential));
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
