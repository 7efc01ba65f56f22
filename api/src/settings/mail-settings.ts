import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isPossibleEmail } from '@yiqiao/contract/text/email';
import { isLanguage, type Language } from '@yiqiao/contract/text/languages';
import { SettingsError } from '@yiqiao/ports/faults/settings-error';
import * as z from 'zod/mini';
import { readBy, refuse } from './refuse-setting.ts';
import { isThisMachine } from './setting-values.ts';

export interface MailSettings {
  readonly server: MailServer;
  readonly from: MailSender;
  /** Who in the office gets mail about requests; `null`: nobody. */
  readonly office: { readonly address: string; readonly language: Language } | null;
  readonly dkim: DkimSettings | null;
  /** The site's public origin, for links in mails. */
  readonly origin: string;
}

/**
 * - `at-once`: TLS from the first byte (`smtps:`).
 * - `required`: the connection is closed if the server does not offer STARTTLS with a valid certificate.
 * - `none`: for a server on this machine, or with `?tls=off`.
 */
type Tls = 'at-once' | 'required' | 'none';

export interface MailServer {
  readonly host: string;
  readonly port: number;
  readonly tls: Tls;
  readonly login: { readonly user: string; readonly password: string } | null;
}

export interface MailSender {
  /** `undefined`: the company's name, in the language of the mail. */
  readonly name: string | undefined;
  readonly address: string;
}

interface DkimSettings {
  readonly domain: string;
  readonly selector: string;
  readonly privateKey: string;
}

/** The variables of mail, as a part of all settings. */
export const mailShape = {
  SMTP_URL: z.optional(readBy(parseServer)),
  MAIL_FROM: z.optional(readBy(parseSender)),
  OFFICE_MAIL: z.optional(readBy(parseOffice)),
  OFFICE_LANGUAGE: z._default(readBy(parseLanguage), 'en'),
  DKIM_SELECTOR: z.optional(
    z.string().check(z.regex(/^[a-z\d]([a-z\d.-]{0,60}[a-z\d])?$/i, 'must be a name in DNS')),
  ),
  DKIM_KEY_FILE: z.optional(z.string()),
};

type MailVariables = z.infer<z.ZodMiniObject<typeof mailShape>>;

/**
 * @param origin `PUBLIC_ORIGIN`: mail is useless without a link to the client's page.
 * @returns `null` when mail is not set up.
 * @throws SettingsError when it is set up only in part.
 */
export function readMailSettings(
  env: MailVariables,
  origin: string | undefined,
  repository: string,
): MailSettings | null {
  const { SMTP_URL: server, MAIL_FROM: from, OFFICE_MAIL: address } = env;
  const isNamed = [from, address, env.DKIM_SELECTOR, env.DKIM_KEY_FILE].some(
    (value) => value !== undefined,
  );
  if (server === undefined) {
    if (!isNamed) return null;
    throw new SettingsError(
      'SMTP_URL is not set, but another setting of mail is: set the server that takes the mails, or leave all out.',
    );
  }
  if (from === undefined) {
    throw new SettingsError(
      'MAIL_FROM is not set: SMTP_URL needs the address that mails come from.',
    );
  }
  if (origin === undefined) {
    throw new SettingsError(
      'PUBLIC_ORIGIN is not set: SMTP_URL needs it, because every mail has a link to the site.',
    );
  }
  const office = address === undefined ? null : { address, language: env.OFFICE_LANGUAGE };
  return { server, from, office, dkim: readDkim(env, from, repository), origin };
}

function readDkim(
  { DKIM_SELECTOR: selector, DKIM_KEY_FILE: file }: MailVariables,
  { address }: MailSender,
  repository: string,
): DkimSettings | null {
  if (selector === undefined && file === undefined) return null;
  if (selector === undefined || file === undefined) {
    throw new SettingsError(
      'DKIM_SELECTOR and DKIM_KEY_FILE belong together: set both, or neither.',
    );
  }
  const privateKey = readKey(resolve(repository, file));
  return { domain: domainOf(address), selector, privateKey };
}

function readKey(path: string): string {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new SettingsError(`DKIM_KEY_FILE cannot be read: ${reason}.`, { cause });
  }
  if (/-----BEGIN (?:RSA )?PRIVATE KEY-----/.test(text)) return text;
  throw new SettingsError('DKIM_KEY_FILE must be a private key in PEM form, without a password.');
}

export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}

const serverForm =
  'must be like smtps://user:password@mail.example.com:465 or smtp://user:password@mail.example.com:587';

/** Never quotes the value, which contains a password. */
function parseServer(text: string, context: z.core.ParsePayload): MailServer {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isServer = url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
  if (!isServer || !['', '/'].includes(url.pathname) || url.hash !== '') {
    return refuse(context, serverForm);
  }
  const tls = findTls(url);
  if (tls === null) {
    return refuse(context, 'must have no other options than ?tls=required or ?tls=off');
  }
  const login = readLogin(url);
  if (login === undefined) return refuse(context, `${serverForm}, with both user and password`);
  if (login !== null && tls === 'none' && !isThisMachine(url.hostname)) {
    return refuse(context, 'must not send a password without TLS: leave out ?tls=off');
  }
  const usualPort = tls === 'at-once' ? 465 : 587;
  const port = url.port === '' ? usualPort : Number(url.port);
  return { host: url.hostname.replace(/^\[|\]$/g, ''), port, tls, login };
}

function findTls({ protocol, searchParams, hostname }: URL): Tls | null {
  const [option, ...others] = [...searchParams];
  const [name = 'tls', value = ''] = option ?? [];
  if (others.length > 0 || name !== 'tls' || !['', 'required', 'off'].includes(value)) return null;
  if (protocol === 'smtps:') return value === 'off' ? null : 'at-once';
  if (value === 'off') return 'none';
  return value === '' && isThisMachine(hostname) ? 'none' : 'required';
}

/** @returns `null` if there is none; undefined when it is incomplete or malformed. */
function readLogin({ username, password }: URL): MailServer['login'] | undefined {
  if (username === '' && password === '') return null;
  if (username === '' || password === '') return undefined;
  try {
    return { user: decodeURIComponent(username), password: decodeURIComponent(password) };
  } catch {
    return undefined;
  }
}

/** "Name <address>" or the address alone. */
function parseSender(text: string, context: z.core.ParsePayload): MailSender {
  const [, quoted = '', address = text] = /^([^<>]*)<([^<>]*)>$/.exec(text.trim()) ?? [];
  const name = quoted.trim().replace(/^"(.*)"$/, '$1');
  if (isOneAddress(address.trim()) && !/[\p{Cc}"]/u.test(name)) {
    return { name: name === '' ? undefined : name, address: address.trim() };
  }
  return refuse(context, 'must be one address, such as "Example Office <office@example.com>"');
}

function parseOffice(text: string, context: z.core.ParsePayload): string {
  if (isOneAddress(text.trim())) return text.trim();
  return refuse(context, 'must be one address, such as office@example.com');
}

function isOneAddress(text: string): boolean {
  return /^[\x21-\x7e]+$/.test(text) && isPossibleEmail(text);
}

function parseLanguage(text: string, context: z.core.ParsePayload): Language {
  return isLanguage(text) ? text : refuse(context, 'must be "en", "zh-Hans" or "zh-Hant"');
}
