import {
  creationOptionsSchema,
  requestOptionsSchema,
} from '@yiqiao/contract/record/passkey-ceremony';
import * as z from 'zod/mini';
import type { Visitor } from '../visitor.ts';
import type { Authenticator } from './authenticator.ts';

export function sendJson(visitor: Visitor, method: string, path: string, body?: unknown) {
  const headers = { 'Content-Type': 'application/json' };
  return visitor.fetch(path, {
    method,
    ...(body !== undefined && { headers, body: JSON.stringify(body) }),
  });
}

/** What the server asks of somebody who wants to log in, or to prove who they are. */
export async function askForUse(visitor: Visitor, path = '/api/login/passkey/options') {
  const answer = await sendJson(visitor, 'POST', path);
  return z.parse(requestOptionsSchema, await answer.json());
}

/** What the server asks of somebody who wants to make a passkey. */
export async function askForMaking(
  visitor: Visitor,
  path = '/api/me/passkeys/options',
  body?: object,
) {
  const answer = await sendJson(visitor, 'POST', path, body);
  return z.parse(creationOptionsSchema, await answer.json());
}

/** Adds the passkey to those of whoever is logged in. */
export async function addPasskey(visitor: Visitor, authenticator: Authenticator) {
  const passkey = authenticator.make(await askForMaking(visitor));
  return sendJson(visitor, 'POST', '/api/me/passkeys', { passkey });
}

export function logInWith(visitor: Visitor, passkey: object) {
  return sendJson(visitor, 'POST', '/api/login/passkey', { passkey });
}
