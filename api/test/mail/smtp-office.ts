import { createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { listenLocally, portOf } from '../listen-locally.ts';

/** A mail as a server has taken it. */
export interface TakenMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly isEncrypted: boolean;
  readonly user: string | undefined;
  /** Head and body as they came. */
  readonly source: string;
}

export interface SmtpOffice {
  readonly port: number;
  readonly taken: TakenMail[];
  /** Commands of envelopes, as they came. */
  readonly recipients: string[];
  close(): Promise<void>;
}

interface SmtpOfficeOptions extends SMTPServerOptions {
  readonly port?: number;
  /** What is said to a recipient: an answer that begins with a code, or nothing to take it. */
  readonly refuseRecipient?: (address: string) => string | undefined;
  /** The same to a whole mail, once it has come. */
  readonly refuseMail?: (source: string) => string | undefined;
  /** How long the server thinks before its last word. */
  readonly thinkMs?: number;
}

/** A real mail server on this machine that keeps what it takes. */
export async function openSmtpOffice(options: SmtpOfficeOptions = {}): Promise<SmtpOffice> {
  const { port = 0, refuseRecipient, refuseMail, thinkMs = 0, ...server } = options;
  const taken: TakenMail[] = [];
  const recipients: string[] = [];
  const office = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onRcptTo({ address }, _session, callback) {
      recipients.push(address);
      callback(toError(refuseRecipient?.(address)));
    },
    async onData(stream, session, callback) {
      const source = await readAll(stream);
      // The client has gone; nobody waits for an answer.
      if (source === null) return;
      await delay(thinkMs);
      const refusal = toError(refuseMail?.(source));
      const { mailFrom, rcptTo } = session.envelope;
      if (refusal === null) {
        taken.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          isEncrypted: session.secure,
          user: typeof session.user === 'string' ? session.user : undefined,
          source,
        });
      }
      callback(refusal);
    },
    ...server,
  });
  // A client that breaks off is what some of the tests are about.
  office.on('error', () => {});
  await new Promise<void>((resolve) => office.listen(port, '127.0.0.1', resolve));
  return {
    port: portOf(office.server),
    taken,
    recipients,
    close: () => new Promise((resolve) => office.close(() => resolve())),
  };
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<string | null> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of stream) chunks.push(chunk);
  } catch {
    return null;
  }
  return Buffer.concat(chunks).toString();
}

function toError(answer: string | undefined): Error | null {
  if (answer === undefined) return null;
  return Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) });
}

/** A server that takes connections and never says a word. */
export async function openSilentServer(): Promise<Pick<SmtpOffice, 'port' | 'close'>> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
  });
  return {
    port: await listenLocally(server),
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

/** The value of a header, unfolded and decoded (RFC 2047, as nodemailer writes it). */
export function headerOf(source: string, name: string): string | undefined {
  const [head = ''] = source.split('\r\n\r\n');
  const line = head
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .find((one) => one.toLowerCase().startsWith(`${name.toLowerCase()}:`));
  return line
    ?.slice(name.length + 1)
    .trim()
    .replace(/\?= (?==\?)/g, '?=')
    .replace(/=\?UTF-8\?B\?([^?]*)\?=/gi, (_word, text) => Buffer.from(text, 'base64').toString())
    .replace(/=\?UTF-8\?Q\?([^?]*)\?=/gi, (_word, text) => decodeQuoted(text.replaceAll('_', ' ')));
}

/** The parts of a mail with two forms: plain text and HTML. */
export function partsOf(source: string): { readonly text: string; readonly html: string } {
  const boundary = /boundary="([^"]+)"/.exec(source)?.[1] ?? '';
  const [, text = '', html = ''] = source.split(`--${boundary}`);
  return { text: decodePart(text), html: decodePart(html) };
}

function decodePart(part: string): string {
  const at = part.indexOf('\r\n\r\n');
  const [head, body] = [part.slice(0, at), part.slice(at + 4)];
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString();
  if (/quoted-printable/i.test(head)) return decodeQuoted(body.replace(/=\r\n/g, ''));
  return body;
}

function decodeQuoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_all, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
