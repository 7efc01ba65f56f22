import type { ConnectionOptions } from 'node:tls';
import { isPossibleEmail } from '@yiqiao/contract/text/email';
import type { SendMailOptions } from 'nodemailer';
import type { MailServer, MailSettings } from '../settings/mail-settings.ts';
import type { Delivery, Mailbox, Message } from './message.ts';

export interface Sender {
  /**
   * Hands one mail to the server. Never rejects.
   * @param signal breaks the connection off; whether the server has taken the mail is not known then.
   */
  send(message: Message, signal: AbortSignal): Promise<Delivery>;
  /** Connects and logs in without sending anything. Never rejects. */
  check(): Promise<Delivery>;
}

/**
 * A server that is slow to take a mail may be looking for viruses in it; who hangs up before it answers
 * sends it twice. Source: RFC 5321, section 4.5.3.2.6.
 */
const timeOuts = { connectionTimeout: 30_000, greetingTimeout: 60_000, socketTimeout: 600_000 };

export interface SenderOptions extends Pick<MailSettings, 'server' | 'dkim'> {
  /** Tests have certificates of their own, and less patience. */
  readonly tls?: ConnectionOptions;
  readonly timeOuts?: Partial<typeof timeOuts>;
}

/** Opens a connection for each mail: an office sends few, and one that is idle is cut by many servers. */
export async function createSmtpSender(options: SenderOptions): Promise<Sender> {
  const { createTransport } = await import('nodemailer');
  const { server, dkim, tls } = options;
  const transport = createTransport({
    ...connectionOf(server),
    ...timeOuts,
    ...options.timeOuts,
    tls: { minVersion: 'TLSv1.2', ...tls },
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim && {
      dkim: { domainName: dkim.domain, keySelector: dkim.selector, privateKey: dkim.privateKey },
    }),
  });
  return {
    async send(message, signal) {
      if (!isOneLine(message)) {
        return { kind: 'refused', reason: 'This is not one mail address.', code: 'EADDRESS' };
      }
      return attempt(() => transport.sendMail({ ...toOptions(message), signal }));
    },
    check: () => attempt(() => transport.verify()),
  };
}

async function attempt(work: () => Promise<unknown>): Promise<Delivery> {
  try {
    await work();
    return { kind: 'sent' };
  } catch (error) {
    return toFailure(error);
  }
}

function connectionOf({ host, port, tls, login }: MailServer) {
  return {
    host,
    port,
    secure: tls === 'at-once',
    requireTLS: tls === 'required',
    ignoreTLS: tls === 'none',
    ...(login && { auth: { user: login.user, pass: login.password } }),
  };
}

/** A line break in an address would be a command to the server. Record and settings are checked before; this is the last gate. */
function isOneLine({ from, to, replyTo }: Message): boolean {
  return [from, to, replyTo].every(
    ({ address, name }) => isPossibleEmail(address) && !/\p{Cc}/u.test(name),
  );
}

function toOptions(message: Message): SendMailOptions {
  const { id, from, to, replyTo, subject, text, html, language } = message;
  return {
    messageId: `<${id}>`,
    from: toAddress(from),
    to: toAddress(to),
    replyTo: toAddress(replyTo),
    envelope: { from: from.address, to: [to.address] },
    subject,
    text,
    html,
    headers: {
      // Nobody's absence note answers it. Source: RFC 3834, section 5; the second is Exchange's own.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'Content-Language': language,
    },
  };
}

/** Never as one text: what a client calls itself could then be read as further addresses. */
function toAddress({ name, address }: Mailbox) {
  return { name, address };
}

type SmtpFault = Partial<
  Record<'message' | 'code' | 'command' | 'response' | 'responseCode', unknown>
>;

/** The answers that concern this mail and its reader. What is said before is about the office's own access. */
const commandsOfTheMail: ReadonlySet<unknown> = new Set(['RCPT TO', 'DATA']);

function toFailure(error: unknown): Delivery {
  const { code, command, response, responseCode }: SmtpFault = {
    ...(error instanceof Error && error),
  };
  const message = error instanceof Error ? error.message : String(error);
  // Staff read it as the mail server's own words.
  const isOfTheMail = commandsOfTheMail.has(command) && typeof response === 'string';
  const reason = isOfTheMail ? response : message;
  const answer = typeof responseCode === 'number' ? responseCode : 0;
  const name = [code, answer || undefined].filter((part) => part !== undefined).join(' ');
  return { kind: judge(code, command, answer), reason, code: name || 'unknown' };
}

function judge(
  code: unknown,
  command: unknown,
  answer: number,
): 'refused' | 'later' | 'unreachable' {
  // A recipient or a text that cannot be said to this server in SMTP.
  if (command === 'API' && (code === 'EENVELOPE' || code === 'EMESSAGE')) return 'refused';
  if (!commandsOfTheMail.has(command) || answer < 400) return 'unreachable';
  return answer >= 500 ? 'refused' : 'later';
}
