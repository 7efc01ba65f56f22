import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../http/accepted-encoding.ts';
import { securityHeaders, strictTransport } from '../http/security-headers.ts';
import { isWorthPacking, mediaType } from './media-type.ts';

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
  /** What the build has packed already. */
  readonly packed: { readonly br?: Buffer; readonly gzip?: Buffer };
  readonly cacheControl: string;
  readonly policy: string | null;
}

const packBrotli = promisify(brotliCompress);
const packWithGzip = promisify<Buffer, Buffer>(gzip);

/** Quick rather than small: the server is about to start. The build's own packing is the small one. */
const packWithBrotli = (content: Buffer) =>
  packBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

export async function makeStaticFile(options: StaticFileOptions): Promise<StaticFile> {
  const { path, content, packed } = options;
  const identity = represent(options, 'identity', content);
  const br = packed.br ?? (await packHere(path, content, packWithBrotli));
  const gz = packed.gzip ?? (await packHere(path, content, packWithGzip));
  return {
    br: br && br.length < content.length ? represent(options, 'br', br) : identity,
    gzip: gz && gz.length < content.length ? represent(options, 'gzip', gz) : identity,
    identity,
  };
}

async function packHere(
  path: string,
  content: Buffer,
  pack: (content: Buffer) => Promise<Buffer>,
): Promise<Buffer | null> {
  return isWorthPacking(path) ? pack(content) : null;
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
