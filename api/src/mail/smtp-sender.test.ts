import { generateKeyPairSync } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import {
  headerOf,
  openSilentServer,
  openSmtpOffice,
  partsOf,
  type SmtpOffice,
} from '../../test/mail/smtp-office.ts';
import { testCertificate } from '../../test/mail/test-certificate.ts';
import type { MailServer } from '../settings/mail-settings.ts';
import type { Message } from './message.ts';
import { createSmtpSender } from './smtp-sender.ts';

const message: Message = {
  id: 'YQ-7F3K-Q2ZD.received@example.com',
  from: { name: '译桥', address: 'office@example.com' },
  to: { name: '林美 <script>, "x"', address: 'lin@example.com' },
  replyTo: { name: 'Yiqiao', address: 'hello@example.com' },
  language: 'zh-Hans',
  subject: '已收到：YQ-7F3K-Q2ZD，最迟11月21日14:31答复',
  text: '已收到。\n',
  html: '<p>已收到。</p>',
};
const never = new AbortController().signal;
const opened: Pick<SmtpOffice, 'close'>[] = [];

async function open(options: Parameters<typeof openSmtpOffice>[0] = {}): Promise<SmtpOffice> {
  const office = await openSmtpOffice(options);
  opened.push(office);
  return office;
}

const at = (port: number, changes: Partial<MailServer> = {}): MailServer => ({
  host: '127.0.0.1',
  port,
  tls: 'none',
  login: null,
  ...changes,
});

afterEach(async () => {
  for (const server of opened.splice(0)) await server.close();
});

describe('createSmtpSender', () => {
  it('hands over one mail to one address, with both forms and the headers that keep it quiet', async () => {
    const office = await open();
    const sender = await createSmtpSender({ server: at(office.port), dkim: null });
    expect(await sender.send(message, never)).toEqual({ kind: 'sent' });
    const [mail] = office.taken;
    expect(mail).toMatchObject({ from: 'office@example.com', to: ['lin@example.com'] });
    const source = mail?.source ?? '';
    expect(headerOf(source, 'Message-ID')).toBe('<YQ-7F3K-Q2ZD.received@example.com>');
    expect(headerOf(source, 'Subject')).toBe(message.subject);
    expect(headerOf(source, 'From')).toBe('译桥 <office@example.com>');
    expect(headerOf(source, 'To')).toContain('<lin@example.com>');
    expect(headerOf(source, 'Auto-Submitted')).toBe('auto-generated');
    expect(partsOf(source)).toEqual({
      text: expect.stringContaining('已收到。'),
      html: expect.stringContaining('<p>已收到。</p>'),
    });
  });

  it.each([
    ['550 5.1.1 no such user', 'refused', 'EENVELOPE 550'],
    ['450 4.2.0 greylisted, come back in five minutes', 'later', 'EENVELOPE 450'],
  ])('takes a recipient’s %s for %s', async (answer, kind, code) => {
    const office = await open({ refuseRecipient: () => answer });
    const sender = await createSmtpSender({ server: at(office.port), dkim: null });
    const delivery = await sender.send(message, never);
    expect(delivery).toEqual({ kind, code, reason: answer });
  });

  it.each([
    ['554 5.7.1 looks like spam', 'refused'],
    ['451 4.3.0 try again', 'later'],
  ])('takes a %s to the whole mail for %s', async (answer, kind) => {
    const office = await open({ refuseMail: () => answer });
    const sender = await createSmtpSender({ server: at(office.port), dkim: null });
    expect(await sender.send(message, never)).toMatchObject({ kind });
    expect(office.taken).toEqual([]);
  });

  it('keeps a mail for later when the office’s own access is refused', async () => {
    const office = await open({
      authOptional: false,
      authMethods: ['PLAIN'],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, callback) => callback(new Error('wrong password')),
    });
    const server = at(office.port, { login: { user: 'office', password: 'geheim' } });
    const sender = await createSmtpSender({ server, dkim: null });
    const delivery = await sender.send(message, never);
    expect(delivery).toMatchObject({ kind: 'unreachable', code: 'EAUTH 535' });
    expect(JSON.stringify(delivery)).not.toContain('geheim');
  });

  it('keeps a mail for later when nobody listens, and when nobody says a word', async () => {
    const gone = await open();
    await gone.close();
    opened.splice(0);
    const sender = await createSmtpSender({ server: at(gone.port), dkim: null });
    expect(await sender.send(message, never)).toMatchObject({ kind: 'unreachable' });

    const silent = await openSilentServer();
    opened.push(silent);
    const timeOuts = { greetingTimeout: 100 };
    const patient = await createSmtpSender({ server: at(silent.port), dkim: null, timeOuts });
    expect(await patient.send(message, never)).toMatchObject({
      kind: 'unreachable',
      code: 'ETIMEDOUT',
    });
  });

  it('keeps a mail for later when the server falls silent over it', async () => {
    const office = await open({ thinkMs: 2000 });
    const timeOuts = { socketTimeout: 200 };
    const sender = await createSmtpSender({ server: at(office.port), dkim: null, timeOuts });
    expect(await sender.send(message, never)).toMatchObject({ kind: 'unreachable' });
  });

  it('breaks off when it is told to', async () => {
    const office = await open({ thinkMs: 5000 });
    const sender = await createSmtpSender({ server: at(office.port), dkim: null });
    const task = new AbortController();
    const sending = sender.send(message, task.signal);
    await expect.poll(() => office.recipients.length).toBe(1);
    task.abort();
    expect((await sending).kind).not.toBe('sent');
  });

  it.each([
    ['lin@example.com\r\nRCPT TO:<evil@example.com>'],
    ['lin@example.com\nBcc: evil@example.com'],
    ['lin@example.com, evil@example.com'],
    ['Lin <lin@example.com>'],
    ['lin@example.com evil@example.com'],
    [''],
  ])('never says %j to a server', async (address) => {
    const office = await open();
    const sender = await createSmtpSender({ server: at(office.port), dkim: null });
    const delivery = await sender.send({ ...message, to: { name: 'Lin', address } }, never);
    expect(delivery.kind).toBe('refused');
    expect([office.recipients, office.taken]).toEqual([[], []]);
  });

  it('lets no name become an address or a header', async () => {
    const office = await open();
    const sender = await createSmtpSender({ server: at(office.port), dkim: null });
    const name = 'x" <evil@example.com>, "y';
    await sender.send({ ...message, to: { name, address: 'lin@example.com' } }, never);
    expect(office.taken[0]?.to).toEqual(['lin@example.com']);
    const broken = { name: 'x\r\nBcc: evil@example.com', address: 'lin@example.com' };
    expect((await sender.send({ ...message, to: broken }, never)).kind).toBe('refused');
  });

  it('signs a mail with the office’s own key', async () => {
    const office = await open();
    const { privateKey: key } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const privateKey = key.export({ type: 'pkcs8', format: 'pem' }).toString();
    const dkim = { domain: 'example.com', selector: 'mail', privateKey };
    const sender = await createSmtpSender({ server: at(office.port), dkim });
    await sender.send(message, never);
    const signature = headerOf(office.taken[0]?.source ?? '', 'DKIM-Signature') ?? '';
    expect(signature).toMatch(/d=example\.com;.*s=mail;/);
    expect(signature).toMatch(/h=[^;]*\bsubject\b/i);
  });
});

describe('createSmtpSender, where TLS is demanded', () => {
  it('gives a mail to no server that has no TLS', async () => {
    const office = await open();
    const server = at(office.port, { tls: 'required' });
    const sender = await createSmtpSender({ server, dkim: null });
    expect(await sender.send(message, never)).toMatchObject({ kind: 'unreachable' });
    expect(office.recipients).toEqual([]);
  });

  it.each([
    ['required', false],
    ['at-once', true],
  ] as const)(
    'encrypts (%s), logs in, and trusts no certificate that nobody vouches for',
    async (tls, secure) => {
      const office = await open({
        ...testCertificate,
        secure,
        disabledCommands: [],
        authOptional: false,
        onAuth: ({ username = '', password }, _session, callback) =>
          password === 'p@ss' ? callback(null, { user: username }) : callback(new Error('no')),
      });
      const login = { user: 'office', password: 'p@ss' };
      const server = at(office.port, { tls, login, host: 'localhost' });
      const options = { server, dkim: null };
      const strict = await createSmtpSender(options);
      expect(await strict.send(message, never)).toMatchObject({ kind: 'unreachable' });
      expect(office.taken).toEqual([]);

      const sender = await createSmtpSender({ ...options, tls: { ca: testCertificate.cert } });
      expect(await sender.send(message, never)).toEqual({ kind: 'sent' });
      expect(office.taken[0]).toMatchObject({ isEncrypted: true, user: 'office' });
    },
  );
});
