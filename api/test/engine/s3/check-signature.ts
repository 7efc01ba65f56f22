import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The store refuses clocks that are further off. */
const maxSkewMs = 15 * 60_000;

interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
}

/**
 * Checks a request as the specification of AWS Signature Version 4 says, without what the client uses.
 * @returns the code of the refusal; `null` when the request is signed as it has to be.
 */
export function checkSignature(
  request: IncomingMessage,
  { accessKeyId, secretAccessKey, region }: Credentials,
  now: number,
): string | null {
  const { headers, method = '', url = '/' } = request;
  const found = /^AWS4-HMAC-SHA256 Credential=(\S+), SignedHeaders=(\S+), Signature=(\w+)$/.exec(
    headers.authorization ?? '',
  );
  if (found === null) return 'AccessDenied';
  const [, credential = '', names = '', signature] = found;
  const scope = credential.split('/');
  if (scope[0] !== accessKeyId) return 'InvalidAccessKeyId';
  if (scope[2] !== region) return 'AuthorizationHeaderMalformed';
  const moment = String(headers['x-amz-date']);
  const at = Date.parse(
    moment.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'),
  );
  if (!(Math.abs(at - now) < maxSkewMs)) return 'RequestTimeTooSkewed';
  if (!names.split(';').includes('x-amz-content-sha256')) return 'AccessDenied';
  const { pathname, searchParams } = new URL(url, 'http://store');
  const canonical = [
    method,
    pathname
      .split('/')
      .map((part) => encode(decodeURIComponent(part)))
      .join('/'),
    [...searchParams]
      .map(([name, value]) => `${encode(name)}=${encode(value)}`)
      .sort()
      .join('&'),
    ...names.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const [day = '', ...rest] = scope.slice(1);
  const key = [day, ...rest].reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  const text = ['AWS4-HMAC-SHA256', moment, [day, ...rest].join('/'), sha256(canonical)].join('\n');
  return hmac(key, text).toString('hex') === signature ? null : 'SignatureDoesNotMatch';
}
