import * as z from 'zod/mini';
import { refuse } from './refuse-setting.ts';

/** How far `X-Forwarded-For` is trusted: from proxies on this machine, through this number of proxies, or never. */
export type TrustProxy = 'loopback' | number | 'off';

/** @param host as in a URL; IPv6 addresses also without brackets. */
export function isThisMachine(host: string): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\]|::1)$/.test(host);
}

/** @returns the schema of a variable that holds one. */
export function wholeNumberText(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return z.pipe(
    z.string().check(
      z.regex(/^\d{1,16}$/, message),
      z.refine((text) => Number(text) >= min && Number(text) <= max, message),
    ),
    z.transform(Number),
  );
}

/** The same; `fallback` where it is not set. */
export function wholeNumber(fallback: number, min: number, max: number) {
  return z._default(wholeNumberText(min, max), fallback);
}

export function parseSecrets(text: string, context: z.core.ParsePayload): readonly string[] {
  const secrets = text.split(',').map((secret) => secret.trim());
  if (secrets.every(isSecret)) return secrets;
  const message =
    'must be random secrets of at least 16 characters each, separated by commas; "openssl rand -hex 32" makes one';
  return refuse(context, message);
}

/** Refuses filler such as a letter or a word repeated. */
function isSecret(text: string): boolean {
  return text.length >= 16 && new Set(text).size >= 8 && !/^(.+?)\1+$/.test(text);
}

/** International domain names are converted to the form that browsers send (`https://例子.公司`). */
export function parseOrigin(text: string, context: z.core.ParsePayload): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isOrigin = url?.href === `${url?.origin}/` && /^https?:\/\/[^/\\]+\/?$/.test(text);
  // It is inserted into pages, and the URL standard allows quotation marks in hosts.
  if (isOrigin && /^(?:[a-z\d.-]+|\[[a-f\d:]+\])$/.test(url.hostname)) return url.origin;
  return refuse(context, 'must be an origin such as https://www.example.com, without a path');
}

/** Hosts as in an address, such as `push.example.internal:8443`. */
export function parseHosts(text: string, context: z.core.ParsePayload): readonly string[] {
  const hosts = text.split(',').map((host) => host.trim());
  const isHost = (host: string) =>
    URL.canParse(`https://${host}`) && new URL(`https://${host}`).host === host;
  if (hosts.every(isHost)) return hosts;
  return refuse(
    context,
    'must be hosts such as push.example.internal:8443, separated by commas, in lower case and without https://',
  );
}

export function parseTrustProxy(text: string, context: z.core.ParsePayload): TrustProxy {
  if (text === 'loopback' || text === 'off') return text;
  if (/^[1-9]$/.test(text)) return Number(text);
  return refuse(context, 'must be "loopback", "off" or the number of proxies in front, 1 to 9');
}

/** @returns the schema of a variable that says how long something is kept: a number, or "off". */
export function keptText<Schema extends z.ZodMiniType<number | 'off', number | 'off'>>(
  schema: Schema,
) {
  const plain = /^\d{1,4}(\.\d{1,3})?$/;
  const read = (text: string) => (plain.test(text) ? Number(text) : text) as number | 'off';
  return z.pipe(z.pipe(z.string(), z.transform(read)), schema);
}
