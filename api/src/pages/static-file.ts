import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { contentType } from 'mime-types';
import type { Encoding } from '../http/answers/accepted-encoding.ts';
import { securityHeaders, strictTransport } from '../http/answers/security-headers.ts';

const unpack = promisify(gunzip);

/** A file as sent, in one of its encodings. */
export interface Representation {
  readonly tag: string;
  /** `null` if only the compressed form is kept, and decompressed on demand. */
  readonly body: Buffer | null;
  /** Alternating names and values, which is fastest for `writeHead`. */
  readonly headers: string[];
  /** The same for requests through TLS. */
  readonly secureHeaders: string[];
}

/** A file in memory, with its responses prepared. */
export interface StaticFile {
  readonly br: Representation;
  readonly gzip: Representation;
  readonly identity: Representation;
  /** The uncompressed bytes. @throws when the compressed form is damaged. */
  readonly unpacked: () => Promise<Buffer>;
}

export interface StaticFileOptions {
  readonly path: string;
  /** In bytes, uncompressed. */
  readonly size: number;
  /** Uncompressed; omitted where the compressed bytes suffice. */
  readonly content: Buffer | null;
  /** The forms compressed by the build; others are sent uncompressed. */
  readonly packed: { readonly br?: Buffer; readonly gzip?: Buffer };
  readonly cacheControl: string;
  readonly policy: string | null;
}

export function makeStaticFile(options: StaticFileOptions): StaticFile {
  const { size, content, packed, policy } = options;
  const digest = createHash('sha256')
    .update(content ?? packed.gzip ?? '')
    .update(policy ?? '')
    .digest('base64url')
    .slice(0, 22);
  const br = smaller(packed.br, size);
  const gzip = smaller(packed.gzip, size);
  // The uncompressed form is rarely requested, and twice the size of both others.
  const identity = represent(options, {
    encoding: 'identity',
    digest,
    size,
    body: gzip ? null : content,
  });
  return {
    br: br ? represent(options, { encoding: 'br', digest, size: br.length, body: br }) : identity,
    gzip: gzip
      ? represent(options, { encoding: 'gzip', digest, size: gzip.length, body: gzip })
      : identity,
    identity,
    unpacked: unpackOnce(gzip ?? content ?? Buffer.alloc(0), gzip !== null),
  };
}

/** All responses share one copy: with one each, clients that do not read would fill the memory. */
function unpackOnce(bytes: Buffer, isPacked: boolean): () => Promise<Buffer> {
  let unpacked: Promise<Buffer> | null = null;
  return () => {
    unpacked ??= isPacked ? unpack(bytes) : Promise.resolve(bytes);
    return unpacked;
  };
}

function smaller(packed: Buffer | undefined, size: number): Buffer | null {
  return packed && packed.length < size ? packed : null;
}

interface Packing {
  readonly encoding: Encoding;
  readonly digest: string;
  readonly size: number;
  readonly body: Buffer | null;
}

/** Files other than pages load nothing; like pages, they must not be framed. */
const unframed = "frame-ancestors 'none'";

function represent(
  { path, cacheControl, policy }: StaticFileOptions,
  { encoding, digest, size, body }: Packing,
): Representation {
  const ending = { br: '-br', gzip: '-gz', identity: '' }[encoding];
  const tag = `"${digest}${ending}"`;
  const headers = [
    ...['Content-Type', contentType(extname(path)) || 'application/octet-stream'],
    ...['Content-Length', String(size)],
    ...['ETag', tag],
    ...['Cache-Control', cacheControl],
    ...['Vary', 'Accept-Encoding'],
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    ...['Content-Security-Policy', policy ?? unframed],
    ...securityHeaders.flat(),
  ];
  return { tag, body, headers, secureHeaders: [...headers, ...strictTransport] };
}
