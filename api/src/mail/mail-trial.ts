import type { MailFault, MailTrial } from '@yiqiao/contract/record/mail-trial';
import type { MailServer } from '../settings/mail-settings.ts';
import type { Delivery } from './message.ts';

/** Enough of a server's words to act on. */
const longestSaid = 200;

/** What somebody is told who has sent a test mail. */
export function tellTrial(
  delivery: Delivery,
  { login }: Pick<MailServer, 'login'>,
): Pick<MailTrial, 'fault' | 'said'> {
  if (delivery.kind === 'sent') return {};
  const said = shorten(withoutLogin(delivery.reason, login));
  return { fault: findFault(delivery), ...(said !== '' && { said }) };
}

function findFault({ kind, code, reason }: Exclude<Delivery, { kind: 'sent' }>): MailFault {
  const [name = ''] = code.split(' ');
  if (kind === 'later') return 'later';
  if (kind === 'refused') return ['EENVELOPE', 'EADDRESS'].includes(name) ? 'recipient' : 'mail';
  // What the server says before it knows the recipient.
  if (name === 'EENVELOPE') return 'sender';
  if (['EAUTH', 'ENOAUTH'].includes(name)) return 'login';
  if (name === 'EDNS') return 'host';
  if (['ETIMEDOUT', 'EABORT'].includes(name)) return 'timeout';
  // Node tells certificates that it does not trust as faults of the socket.
  if (name === 'ETLS' || /certificate|\bTLS\b|\bSSL\b/i.test(reason)) return 'tls';
  return 'connection';
}

/** Some servers repeat what they were given to log in, as it was or as it was sent. */
function withoutLogin(text: string, login: MailServer['login']): string {
  if (login === null) return text;
  const { user, password } = login;
  const secrets = [password, user].flatMap((secret) => [
    secret,
    encodeURIComponent(secret),
    toBase64(secret),
  ]);
  return [toBase64(`\0${user}\0${password}`), ...secrets].reduce(
    (left, secret) => left.replaceAll(secret, '…'),
    text,
  );
}

function toBase64(text: string): string {
  return Buffer.from(text).toString('base64');
}

function shorten(text: string): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return line.length > longestSaid ? `${line.slice(0, longestSaid)}…` : line;
}
