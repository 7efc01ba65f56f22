import type { StoredPasskey } from '@yiqiao/contract/record/passkey';
import type { Assertion, Registration } from '@yiqiao/contract/record/passkey-ceremony';
import type { RelyingParty } from './relying-party.ts';

/** Loaded when the first passkey is made or used: it takes a second, and 31 MB of memory. */
const loadLibrary = () => import('@simplewebauthn/server');

/** Algorithms that authenticators may use, as COSE numbers: ES256, EdDSA, RS256. */
export const algorithms = [-7, -8, -257];

/** A passkey as an authenticator has made it. */
export type MadePasskey = Pick<
  StoredPasskey,
  'id' | 'publicKey' | 'counter' | 'transports' | 'isBackedUp' | 'host'
>;

/** @returns `null` unless it answers this challenge, for this office, by a person who was verified. */
export async function verifyNewPasskey(
  { id: host, origin }: RelyingParty,
  challenge: string,
  { response, ...credential }: Registration,
): Promise<MadePasskey | null> {
  const { verifyRegistrationResponse } = await loadLibrary();
  const verified = await verifyRegistrationResponse({
    ...expecting({ id: host, origin }, challenge),
    response: {
      ...credential,
      response: {
        clientDataJSON: response.clientDataJSON,
        attestationObject: response.attestationObject,
      },
      clientExtensionResults: {},
    },
    supportedAlgorithmIDs: algorithms,
  }).catch(refused);
  if (verified?.registrationInfo === undefined) return null;
  const { credential: made, credentialBackedUp: isBackedUp } = verified.registrationInfo;
  return {
    id: made.id,
    publicKey: Buffer.from(made.publicKey).toString('base64url'),
    counter: made.counter,
    transports: response.transports ?? [],
    isBackedUp,
    host,
  };
}

/** @returns `null` unless this passkey signed this challenge, for this office, for a person who was verified. */
export async function verifyUse(
  relyingParty: RelyingParty,
  challenge: string,
  { response, ...credential }: Assertion,
  { id, publicKey }: StoredPasskey,
): Promise<{ readonly counter: number; readonly isBackedUp: boolean } | null> {
  const { verifyAuthenticationResponse } = await loadLibrary();
  const verified = await verifyAuthenticationResponse({
    ...expecting(relyingParty, challenge),
    response: { ...credential, response, clientExtensionResults: {} },
    // The record compares counters, when it is known that the signature is right.
    credential: { id, publicKey: Buffer.from(publicKey, 'base64url'), counter: 0 },
  }).catch(refused);
  if (verified?.verified !== true) return null;
  const { newCounter, credentialBackedUp } = verified.authenticationInfo;
  return { counter: newCounter, isBackedUp: credentialBackedUp };
}

function expecting({ id, origin }: RelyingParty, challenge: string) {
  return {
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  };
}

/** The library throws for whatever is wrong with an answer, and tells faults of its own in no other way. */
function refused(): null {
  return null;
}
