import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Encoding } from '../http/accepted-encoding.ts';
import { securityHeaders, strictTransport } from '../http/security-headers.ts';
import { mediaType } from './media-type.ts';

const unpack = promisify(gunzip);

/** A file as it is sent, in one of its packings. */
export interface Representation {
  readonly tag: string;
  /** `null` for what is kept packed only, and unpacked when somebody wants it so. */
  readonly body: Buffer | null;
  /** Names and values in turn, as `writeHead` takes them fastest. */
  readonly headers: string[];
  /** The same for a visitor who came through TLS. */
  readonly secureHeaders: string[];
}

/** A file in memory, with everything about its answer worked out beforehand. */
export interface StaticFile {
  readonly br: Representation;
  readonly gzip: Representation;
  readonly identity: Representation;
}

export interface StaticFileOptions {
  readonly path: string;
  readonly content: Buffer;
  /** What the build has packed; the rest is sent as it is. */
  readonly packed: { readonly br?: Buffer; readonly gzip?: Buffer };
  readonly cacheControl: string;
  readonly policy: string | null;
}

export function makeStaticFile(options: StaticFileOptions): StaticFile {
  const { content, packed } = options;
  const br = smaller(packed.br, content);
  const gzip = smaller(packed.gzip, content);
  const identity = represent(options, 'identity', content);
  return {
    br: br ? represent(options, 'br', br) : identity,
    gzip: gzip ? represent(options, 'gzip', gzip) : identity,
    // Few ask for it, and it takes twice the room of both others.
    identity: gzip ? { ...identity, body: null } : identity,
  };
}

/** The bytes of a file as those get it who take nothing packed. @throws when its packed form is damaged. */
export async function unpackedBody({ gzip, identity }: StaticFile): Promise<Buffer> {
  return identity.body ?? unpack(gzip.body ?? '');
}

function smaller(packed: Buffer | undefined, { length }: Buffer): Buffer | null {
  return packed && packed.length < length ? packed : null;
}

function represent(
  { path, content, cacheControl, policy }: StaticFileOptions,
  encoding: Encoding,
  body: Buffer,
): Representation {
  const digest = createHash('sha256')
    .update(content)
    .update(policy ?? '')
    .digest('base64url');
  const ending = { br: '-br', gzip: '-gz', identity: '' }[encoding];
  const tag = `"${digest.slice(0, 22)}${ending}"`;
  const headers = [
    ...['Content-Type', mediaType(path)],
    ...['Content-Length', String(body.length)],
    ...['ETag', tag],
    ...['Cache-Control', cacheControl],
    ...['Vary', 'Accept-Encoding'],
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    ...(policy === null ? [] : ['Content-Security-Policy', policy]),
    ...securityHeaders.flat(),
  ];
  return { tag, body, headers, secureHeaders: [...headers, ...strictTransport] };
}
