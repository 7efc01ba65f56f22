import { createHash } from 'node:crypto';
import type { Encoding } from '../http/accepted-encoding.ts';
import { securityHeaders, strictTransport } from '../http/security-headers.ts';
import { mediaType } from './media-type.ts';

/** A file as it is sent, in one of its packings. */
export interface Representation {
  readonly tag: string;
  readonly body: Buffer;
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
  const { br, gzip } = packed;
  const identity = represent(options, 'identity', content);
  return {
    br: br && br.length < content.length ? represent(options, 'br', br) : identity,
    gzip: gzip && gzip.length < content.length ? represent(options, 'gzip', gzip) : identity,
    identity,
  };
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
