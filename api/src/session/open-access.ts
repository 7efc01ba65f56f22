import type { RequestHandler } from 'express';
import type { Engine } from '../engine/engine.ts';
import type { Settings } from '../settings/settings.ts';
import { createDeviceCookie, type DeviceCookie } from './device-cookie.ts';
import { createSeals, type Seals } from './seals.ts';
import { createSessionCookie } from './session-cookie.ts';
import { createSessionRecords } from './session-records.ts';
import { createSessions, type Sessions } from './sessions.ts';

/** What staff are known by. */
export interface Access {
  readonly sessions: Sessions;
  readonly sessionCookie: RequestHandler;
  readonly deviceCookie: DeviceCookie;
  readonly seals: Seals;
}

export async function openAccess(
  store: Engine['sessions'],
  { adminUsername: username, sessionSecrets }: Pick<Settings, 'adminUsername' | 'sessionSecrets'>,
  clock: () => number,
): Promise<Access> {
  // Newest first; of our own unless some are given.
  const signingKeys = sessionSecrets ?? [await store.readSigningKey()];
  const records = createSessionRecords(store, clock);
  return {
    sessions: createSessions({ username, records, credentials: store }),
    sessionCookie: createSessionCookie(signingKeys),
    deviceCookie: createDeviceCookie(signingKeys, username),
    seals: createSeals(signingKeys),
  };
}
