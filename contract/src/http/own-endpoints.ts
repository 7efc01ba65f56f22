import * as z from 'zod/mini';
import { endpoint } from '../commands/endpoint.ts';
import { assertionSchema } from '../record/passkey-ceremony.ts';
import { typedPasswordSchema } from '../record/password-hash.ts';
import { typedCodeSchema } from '../record/second-factor.ts';
import { ownWaysInSchema, signedInListSchema } from '../record/signed-in.ts';

/** What somebody shows again while being logged in. */
const proofSchema = z.union([
  z.object({
    kind: z.literal('password'),
    password: typedPasswordSchema,
    /** Of whoever has a second factor: the authenticator's, or a recovery code. */
    code: z.optional(typedCodeSchema),
  }),
  z.object({ kind: z.literal('passkey'), passkey: assertionSchema }),
]);

export type Proof = z.infer<typeof proofSchema>;

/** How somebody comes in, and where they are logged in; owners see and end the sessions of everybody. */
export const ownEndpoints = {
  /** Proves once more who this is; holds for ten minutes, in this session. */
  prove: endpoint({
    method: 'POST',
    path: '/api/me/proof',
    access: 'person',
    request: proofSchema,
    invalid:
      'Give `kind`: "password" or "passkey", and the `password`, with a `code` if you have a second factor, or the `passkey`.',
    status: 204,
    response: z.undefined(),
  }),
  readWaysIn: endpoint({
    method: 'GET',
    path: '/api/me/ways-in',
    access: 'person',
    response: ownWaysInSchema,
  }),
  /** Every other session of the person ends. */
  changePassword: endpoint({
    method: 'PUT',
    path: '/api/me/password',
    access: 'person',
    freshProof: true,
    request: z.object({ password: typedPasswordSchema }),
    invalid: 'Give the new `password`.',
    status: 204,
    response: z.undefined(),
  }),
  listSessions: endpoint({
    method: 'GET',
    path: '/api/me/sessions',
    access: 'person',
    response: signedInListSchema,
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/api/me/sessions',
    access: 'person',
    freshProof: true,
    status: 204,
    response: z.undefined(),
  }),
  /** Succeeds for a session that has ended, too. */
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/me/sessions/:id',
    access: 'person',
    freshProof: true,
    status: 204,
    response: z.undefined(),
  }),
  listSessionsOf: endpoint({
    method: 'GET',
    path: '/api/people/:id/sessions',
    access: 'owner',
    response: signedInListSchema,
  }),
  endSessionsOf: endpoint({
    method: 'DELETE',
    path: '/api/people/:id/sessions',
    access: 'owner',
    freshProof: true,
    status: 204,
    response: z.undefined(),
  }),
  endSessionOf: endpoint({
    method: 'DELETE',
    path: '/api/people/:id/sessions/:session',
    access: 'owner',
    freshProof: true,
    status: 204,
    response: z.undefined(),
  }),
};
