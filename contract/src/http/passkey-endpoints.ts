import * as z from 'zod/mini';
import { endpoint } from '../commands/endpoint.ts';
import { passkeySchema } from '../record/passkey.ts';
import {
  assertionSchema,
  creationOptionsSchema,
  registrationSchema,
  requestOptionsSchema,
} from '../record/passkey-ceremony.ts';
import { ownPersonSchema } from '../record/person.ts';

/** Why an office has no passkeys: what its address is, or is not. */
export const passkeyObstacles = ['origin-unset', 'origin-not-secure', 'origin-is-address'] as const;

/** Whether there can be passkeys. */
export const passkeyPlaceSchema = z.object({
  /** The only address at which they work; absent where there is an obstacle. */
  origin: z.optional(z.string()),
  obstacle: z.optional(z.enum(passkeyObstacles)),
  /** Whether anybody has one. */
  isUsed: z.boolean(),
});

export type PasskeyPlace = z.infer<typeof passkeyPlaceSchema>;

/** Logging in with a passkey, and one's own. Each ceremony begins with options, whose challenge is good once. */
export const passkeyEndpoints = {
  readPasskeyPlace: endpoint({
    method: 'GET',
    path: '/api/passkeys',
    access: 'anyone',
    response: passkeyPlaceSchema,
  }),
  beginPasskeyLogin: endpoint({
    method: 'POST',
    path: '/api/login/passkey/options',
    access: 'anyone',
    response: requestOptionsSchema,
  }),
  passkeyLogin: endpoint({
    method: 'POST',
    path: '/api/login/passkey',
    access: 'anyone',
    request: z.object({ passkey: assertionSchema }),
    invalid: 'Give the `passkey` as the browser returned it.',
    response: z.object({
      authenticated: z.boolean(),
      person: ownPersonSchema,
      /** Under which they would log in with a password. */
      username: z.optional(z.string()),
    }),
  }),
  /** The passkey with which somebody will join. */
  beginJoiningPasskey: endpoint({
    method: 'POST',
    path: '/api/join/:key/passkey/options',
    access: 'anyone',
    request: z.object({ name: z.string().check(z.maxLength(200)) }),
    invalid: 'Give the `name`.',
    response: creationOptionsSchema,
  }),
  beginPasskeyProof: endpoint({
    method: 'POST',
    path: '/api/me/proof/options',
    access: 'person',
    response: requestOptionsSchema,
  }),
  beginPasskey: endpoint({
    method: 'POST',
    path: '/api/me/passkeys/options',
    access: 'person',
    freshProof: true,
    setsUpFactor: true,
    response: creationOptionsSchema,
  }),
  addPasskey: endpoint({
    method: 'POST',
    path: '/api/me/passkeys',
    access: 'person',
    freshProof: true,
    setsUpFactor: true,
    request: z.object({ passkey: registrationSchema }),
    invalid: 'Give the `passkey` as the browser returned it.',
    status: 201,
    response: passkeySchema,
  }),
  renamePasskey: endpoint({
    method: 'PATCH',
    path: '/api/me/passkeys/:id',
    access: 'person',
    request: z.object({ name: z.string() }),
    invalid: 'Give the `name`.',
    response: passkeySchema,
  }),
  removePasskey: endpoint({
    method: 'DELETE',
    path: '/api/me/passkeys/:id',
    access: 'person',
    freshProof: true,
    status: 204,
    response: z.undefined(),
  }),
};
