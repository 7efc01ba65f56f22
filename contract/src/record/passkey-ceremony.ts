import * as z from 'zod/mini';

// What browsers and servers say to each other: WebAuthn, "…JSON" types. Bytes are base64url.

const bytes = z.string().check(z.minLength(1), z.maxLength(8192), z.regex(/^[\w-]+$/));
const credentialId = bytes.check(z.maxLength(1400));

const descriptorSchema = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
});

/** What a browser needs in order to make a passkey. */
export const creationOptionsSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  /** Passkeys of the person: an authenticator that has one of them makes no second. */
  excludeCredentials: z.array(descriptorSchema),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

export type CreationOptions = z.infer<typeof creationOptionsSchema>;

/** What a browser needs in order to use a passkey. */
export const requestOptionsSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  /** Empty: whichever the person chooses. */
  allowCredentials: z.array(descriptorSchema),
  userVerification: z.literal('required'),
});

export type RequestOptions = z.infer<typeof requestOptionsSchema>;

const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
};

/** A passkey that was made. */
export const registrationSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.optional(z.array(z.string().check(z.maxLength(32))).check(z.maxLength(8))),
  }),
});

export type Registration = z.infer<typeof registrationSchema>;

/** A challenge that was signed with a passkey. */
export const assertionSchema = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
});

export type Assertion = z.infer<typeof assertionSchema>;
