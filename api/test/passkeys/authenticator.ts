import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type {
  Assertion,
  CreationOptions,
  Registration,
  RequestOptions,
} from '@yiqiao/contract/record/passkey-ceremony';

/** What an authenticator or its browser can do wrong. */
interface Manner {
  /** Of the page; without one, that of the authenticator's. */
  readonly origin?: string;
  readonly isVerified?: boolean;
  readonly counter?: number;
}

/** An authenticator with one passkey, as WebAuthn describes it: ES256, no attestation. */
export interface Authenticator {
  make(options: CreationOptions, manner?: Manner): Registration;
  use(options: RequestOptions, manner?: Manner): Assertion;
}

/** @param origin of the pages on which it is used. */
export function createAuthenticator(origin: string): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const credential = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
  } as const;

  const clientData = (type: string, challenge: string, manner: Manner) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: manner.origin ?? origin }));

  return {
    make({ challenge, rp }, manner = {}) {
      const length = Buffer.from([0, id.length]);
      const made = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]);
      const authData = Buffer.concat([authenticatorData(rp.id, manner, flag.made), made]);
      const attestation = { fmt: 'none', attStmt: {}, authData };
      return {
        ...credential,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, manner).toString('base64url'),
          attestationObject: cborMap(attestation).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    use({ challenge, rpId }, manner = {}) {
      const authData = authenticatorData(rpId, manner);
      const data = clientData('webauthn.get', challenge, manner);
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}

const flag = { present: 1, verified: 4, made: 64 } as const;

function authenticatorData(
  host: string,
  { isVerified = true, counter = 0 }: Manner,
  more = 0,
): Buffer {
  const rest = Buffer.alloc(5);
  rest[0] = flag.present | (isVerified ? flag.verified : 0) | more;
  rest.writeUInt32BE(counter, 1);
  return Buffer.concat([sha256(Buffer.from(host)), rest]);
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

/** An ES256 key as a COSE map: kty 2, alg -7, crv 1, x, y. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const coordinate = (text: string) => cborBytes(Buffer.from(text, 'base64url'));
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]);
  return Buffer.concat([head, coordinate(x), Buffer.from([0x22]), coordinate(y)]);
}

/** Just enough CBOR: a map of texts to texts, bytes and empty maps. */
function cborMap(map: Readonly<Record<string, string | Buffer | object>>): Buffer {
  const entries = Object.entries(map).flatMap(([name, value]) => {
    if (typeof value === 'string') return [cborText(name), cborText(value)];
    return [cborText(name), Buffer.isBuffer(value) ? cborBytes(value) : Buffer.from([0xa0])];
  });
  return Buffer.concat([Buffer.from([0xa0 | Object.keys(map).length]), ...entries]);
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 | text.length]), Buffer.from(text)]);
}

function cborBytes(bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]);
}
