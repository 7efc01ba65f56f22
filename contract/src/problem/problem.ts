import * as z from 'zod/mini';

/** Reasons for refusing a command on an order. */
export const orderProblemCodes = [
  'offer-missing',
  'offer-superseded',
  'offer-expired',
  'offer-declined',
  'order-accepted',
  'order-closed',
  'currency-differs',
  'order-full',
  'order-pending',
  'too-many-files',
  'file-empty',
  'file-delivered',
  'invoice-invalid',
  'invoice-issued',
  'source-missing',
  'source-answered',
  'deliverable-missing',
  'delivery-missing',
  'delivery-superseded',
  'delivery-confirmed',
  'revision-requested',
  'not-payable',
  'already-paid',
  'payment-unavailable',
  'not-declinable',
  'decline-too-late',
  'not-paid-back',
  'nothing-agreed',
  'payment-alike',
  'payment-missing',
  'payment-reversed',
  'amount-invalid',
  'day-invalid',
  'name-invalid',
  'email-invalid',
  'billing-changed',
  'assignee-changed',
  'assignee-unknown',
  'text-missing',
  'text-too-long',
  'reason-missing',
  'price-invalid',
  'moment-invalid',
  'email-differs',
  'no-mail',
] as const;

export type OrderProblemCode = (typeof orderProblemCodes)[number];

/** Reasons for refusing a command on the people of an office, or on one's own ways in. */
export const peopleProblemCodes = [
  'people-full',
  'last-owner',
  'heir-unknown',
  'first-owner',
  'seal-invalid',
  'seal-taken',
  'username-invalid',
  'username-taken',
  'password-weak',
  'proof-wanted',
  'passkey-known',
  'passkeys-full',
  'passkey-refused',
  'passkeys-not-offered',
  'challenge-over',
  'last-way-in',
  'code-wanted',
  'code-wrong',
  'code-used',
  'offer-over',
  'password-missing',
  'factor-missing',
  'factor-demanded',
] as const;

export type PeopleProblemCode = (typeof peopleProblemCodes)[number];

/** Reasons for refusing a command on a job, besides those of orders. */
export const jobProblemCodes = [
  'job-missing',
  'job-changed',
  'job-moved-on',
  'job-full',
  'job-file-missing',
  'translator-unknown',
  'words-invalid',
  'due-invalid',
  'fee-invalid',
] as const;

export type JobProblemCode = (typeof jobProblemCodes)[number];

/** Reasons for refusing a change of the office's settings, or of its replies. */
export const settingsProblemCodes = [
  'value-invalid',
  'line-missing',
  'line-taken-back',
  'line-secret',
  'replies-full',
] as const;

export type SettingsProblemCode = (typeof settingsProblemCodes)[number];

/** Stable error codes; screens choose by `code`, people read `message`. */
export const problemCodes = [
  'bad-field',
  'bad-request',
  'headers-too-large',
  'malformed-body',
  'unsupported-media-type',
  'body-too-large',
  'file-too-large',
  'missing-file',
  'stalled',
  'too-many-requests',
  'no-room',
  'no-storage',
  'busy',
  'unauthenticated',
  'wrong-credentials',
  'forbidden-origin',
  'not-permitted',
  'not-found',
  'method-not-allowed',
  'file-deleted',
  'file-changed',
  'not-analyzable',
  'not-readable',
  'not-whole',
  'revision-mismatch',
  'key-reused',
  'upload-gone',
  'upload-unfinished',
  'upload-used',
  'offset-conflict',
  'checksum-mismatch',
  'range-not-satisfiable',
  'internal',
  ...orderProblemCodes,
  ...peopleProblemCodes,
  ...jobProblemCodes,
  ...settingsProblemCodes,
] as const;

export type ProblemCode = (typeof problemCodes)[number];

export function isProblemCode(code: string | undefined): code is ProblemCode {
  return problemCodes.some((known) => known === code);
}

/** The body of every answer of 400 and above. */
export const problemSchema = z.object({
  message: z.string(),
  code: z.string(),
  /** Name of the form field that is wrong. */
  field: z.optional(z.string()),
  /** Only from 500 on: finds the line in the server's log. */
  requestId: z.optional(z.string()),
});

export type Problem = z.infer<typeof problemSchema>;

/**
 * Accepts problems from intermediaries too: a proxy's message without one of our codes is still the best
 * explanation available.
 */
export const receivedProblemSchema = z.object({
  message: z.string().check(z.regex(/\S/)),
  code: z.catch(z.optional(z.string()), undefined),
  field: z.catch(z.optional(z.string()), undefined),
  requestId: z.catch(z.optional(z.string()), undefined),
});

export type ReceivedProblem = z.infer<typeof receivedProblemSchema>;
