import * as z from 'zod/mini';
import { endpoint } from '../commands/endpoint.ts';
import { problemSchema } from '../problem/problem.ts';
import { typedCodeSchema } from '../record/second-factor.ts';

/** Ten, as a person reads them; told this once. */
const recoveryCodesSchema = z.array(z.string());

/** Why a code that is right does not let anybody in. @property usedAt of a recovery code. */
export const usedCodeSchema = z.extend(problemSchema, { usedAt: z.optional(z.iso.datetime()) });

/** The second factor beside a password: at the log-in, and one's own. */
export const factorEndpoints = {
  /** After the password, in the same browser, within five minutes: the code of an authenticator, or a recovery code. */
  factorLogin: endpoint({
    method: 'POST',
    path: '/api/admin/login/factor',
    access: 'anyone',
    request: z.object({ code: typedCodeSchema }),
    invalid: 'Give the `code`.',
    response: z.object({ authenticated: z.boolean() }),
    refusal: usedCodeSchema,
  }),
  /** A secret for an authenticator, which is to show that it has it. */
  offerFactor: endpoint({
    method: 'POST',
    path: '/api/me/factor/offers',
    access: 'person',
    freshProof: true,
    setsUpFactor: true,
    status: 201,
    response: z.object({
      id: z.string(),
      /** In base32, to be typed. */
      secret: z.string(),
      /** The same for a camera: `otpauth:`. */
      uri: z.string(),
    }),
  }),
  /** The authenticator's code; recovery codes follow. */
  showOffer: endpoint({
    method: 'POST',
    path: '/api/me/factor/offers/:id/codes',
    access: 'person',
    freshProof: true,
    setsUpFactor: true,
    request: z.object({ code: typedCodeSchema }),
    invalid: 'Give the `code` that the authenticator shows.',
    response: z.object({ codes: recoveryCodesSchema }),
  }),
  /** Other recovery codes; those of before are good until these are kept. */
  offerCodes: endpoint({
    method: 'POST',
    path: '/api/me/factor/codes',
    access: 'person',
    freshProof: true,
    status: 201,
    response: z.object({ id: z.string(), codes: recoveryCodesSchema }),
  }),
  /** Turns on what was offered. A new factor ends every other session of the person. */
  keepFactor: endpoint({
    method: 'PUT',
    path: '/api/me/factor',
    access: 'person',
    freshProof: true,
    setsUpFactor: true,
    request: z.object({ offer: z.string() }),
    invalid: 'Give the `offer`, by its id.',
    status: 204,
    response: z.undefined(),
  }),
  removeFactor: endpoint({
    method: 'DELETE',
    path: '/api/me/factor',
    access: 'person',
    freshProof: true,
    status: 204,
    response: z.undefined(),
  }),
};
