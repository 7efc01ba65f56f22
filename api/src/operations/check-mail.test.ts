import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { firstRevision } from '../../test/keep-quotes.ts';
import { headerOf, openSmtpOffice, type SmtpOffice } from '../../test/mail/smtp-office.ts';
import { sampleQuote } from '../../test/sample-quote.ts';
import type { Delivery } from '../mail/message.ts';
import type { MailSettings } from '../settings/mail-settings.ts';
import { checkMail } from './doctor/check-mail.ts';
import { checkOutbox } from './doctor/check-outbox.ts';
import type { Finding } from './doctor/finding.ts';
import { createLookUp, type LookUp } from './doctor/look-up.ts';
import { sendTestMail } from './doctor/send-test-mail.ts';

const { privateKey: key } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const privateKey = key.export({ type: 'pkcs8', format: 'pem' }).toString();
const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });

const settings: MailSettings = {
  server: { host: 'mail.example.com', port: 465, tls: 'at-once', login: null },
  from: { name: undefined, address: 'office@example.com' },
  office: null,
  dkim: { domain: 'example.com', selector: 'mail', privateKey },
  origin: 'https://www.example.com',
};

const goodZone: Readonly<Record<string, readonly string[]>> = {
  'TXT example.com': ['google-site-verification=x', 'v=spf1 include:example.net -all'],
  'TXT mail._domainkey.example.com': [`v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`],
  'TXT _dmarc.example.com': ['v=DMARC1; p=none'],
  'MX example.com': ['mx.example.com'],
  'A mail.example.com': ['192.0.2.1'],
  'PTR 192.0.2.1': ['out.example.com'],
  'A out.example.com': ['192.0.2.1'],
};

function zone(changes: Readonly<Record<string, readonly string[]>> = {}): LookUp {
  const find = async (name: string) => ({ ...goodZone, ...changes })[name] ?? [];
  return {
    texts: (name) => find(`TXT ${name}`),
    mailServers: (domain) => find(`MX ${domain}`),
    addresses: (host) => find(`A ${host}`),
    names: (address) => find(`PTR ${address}`),
  };
}

const open = { check: async (): Promise<Delivery> => ({ kind: 'sent' }) };

async function faults(changes: Parameters<typeof zone>[0], from = settings): Promise<string[]> {
  return faultsIn(await checkMail(from, open, zone(changes)));
}

function faultsIn(findings: readonly Finding[]): string[] {
  return findings
    .filter(({ severity }) => severity !== 'good')
    .map(({ severity, what }) => `${severity}: ${what}`);
}

describe('checkMail', () => {
  it('finds nothing wrong where everything is there', async () => {
    expect(await faults({})).toEqual([]);
    expect(faultsIn(await checkMail(null, null, zone()))).toEqual([]);
  });

  it.each([
    ['TXT example.com', [], /^problem: example\.com has no SPF record/],
    ['TXT example.com', ['v=spf1 -all', 'v=spf1 mx -all'], /^problem: .* 2 SPF records/],
    ['TXT example.com', ['v=spf1 +all'], /^problem: .*lets everybody send/],
    ['TXT mail._domainkey.example.com', [], /^problem: There is no DKIM record/],
    ['TXT mail._domainkey.example.com', ['v=DKIM1; p=AAAA'], /^problem: .*another key/],
    ['TXT _dmarc.example.com', [], /^warning: .*no DMARC record/],
    ['MX example.com', [], /^problem: No server takes mail/],
    ['A mail.example.com', [], /^problem: mail\.example\.com has no address/],
    ['PTR 192.0.2.1', [], /^warning: .*no name that leads back/],
    ['A out.example.com', ['192.0.2.9'], /^warning: .*no name that leads back/],
  ])('says what is missing: %s %j', async (name, records, sentence) => {
    expect(await faults({ [name]: records })).toEqual([expect.stringMatching(sentence)]);
  });

  it('asks the domain above for its policy, and takes no signature on trust', async () => {
    const from = { name: undefined, address: 'office@mail.example.com' };
    const above = { 'TXT mail.example.com': ['v=spf1 -all'], 'MX mail.example.com': ['mx'] };
    const found = await faults(above, { ...settings, from, dkim: null });
    expect(found).toEqual([expect.stringMatching(/^warning: Mails are not signed here/)]);
  });

  it('says once that nobody could be asked, and finds nothing out of that', async () => {
    const fail = () => Promise.reject(new Error('queryTxt ETIMEOUT'));
    const silent = { texts: fail, mailServers: fail, addresses: fail, names: fail };
    const found = faultsIn(await checkMail(settings, open, silent));
    expect(found).toEqual([
      'warning: Could not be looked up: SPF of example.com, DKIM of example.com, DMARC of example.com, the mail servers of example.com, the name of mail.example.com: queryTxt ETIMEOUT',
    ]);
  });

  it('names the server that does not let us in', async () => {
    const reason = 'Invalid login: 535 no';
    const closed = {
      check: async () => ({ kind: 'unreachable', reason, code: 'EAUTH 535' }) as const,
    };
    expect(faultsIn(await checkMail(settings, closed, zone()))).toEqual([
      'problem: The mail server mail.example.com:465 cannot be used: Invalid login: 535 no (EAUTH 535)',
    ]);
  });
});

describe('createLookUp', () => {
  const absent = async () => {
    throw Object.assign(new Error('queryTxt ENOTFOUND'), { code: 'ENOTFOUND' });
  };
  const resolver = {
    resolveTxt: async (name: string) => (name === 'example.com' ? [['v=spf1 ', '-all']] : absent()),
    ...{ resolveMx: absent, resolve4: absent, resolve6: absent, reverse: absent },
    resolveNs: async (name: string) => (name === 'com' ? ['a.gtld-servers.net'] : absent()),
  };

  it('joins the parts of a text, and tells that there is none', async () => {
    const lookUp = createLookUp(resolver);
    expect(await lookUp.texts('example.com')).toEqual(['v=spf1 -all']);
    expect(await lookUp.texts('_dmarc.example.com')).toEqual([]);
    expect(await lookUp.addresses('mail.example.com')).toEqual([]);
    expect(await lookUp.addresses('192.0.2.1')).toEqual(['192.0.2.1']);
  });

  it('takes no word from a name server that knows no top-level domain', async () => {
    const lookUp = createLookUp({ ...resolver, resolveNs: absent });
    await expect(lookUp.texts('_dmarc.example.com')).rejects.toThrow('does not know .com');
    await expect(lookUp.names('192.0.2.1')).rejects.toThrow('does not know .arpa');
  });
});

describe('checkOutbox', () => {
  const queuedAt = '2026-11-20T10:00:00.000Z';
  const now = Date.parse(queuedAt) + 3 * 3_600_000;
  const quote = (state: string) => ({
    ...firstRevision(sampleQuote('a')),
    mails: [
      {
        ...{ id: 'received', event: 'received', to: 'client', address: 'a@example.com' },
        ...{ language: 'en', queuedAt, state, attempts: 1 },
      },
    ],
  });

  it('says how many notices wait for devices, which quiet hours may explain', () => {
    const notice = { id: 'n', kind: 'question', at: queuedAt, told: [] };
    const waiting = { ...firstRevision(sampleQuote('a')), notices: [notice] };
    expect(checkOutbox([waiting], now)).toMatchObject([
      {
        severity: 'good',
        what: 'Waiting to be told on devices: 1 notice, the oldest for 3 hours.',
      },
    ]);
  });

  it('says how many mails wait and how long, and which did not arrive', () => {
    expect(checkOutbox([quote('sent')], now)).toEqual([]);
    expect(faultsIn(checkOutbox([quote('queued')], now))).toEqual([
      'problem: Waiting to be sent: 1 mail, the oldest for 3 hours.',
    ]);
    expect(checkOutbox([quote('queued')], now - 2.5 * 3_600_000)[0]?.severity).toBe('good');
    expect(faultsIn(checkOutbox([quote('refused')], now))).toEqual([
      'warning: A mail about 1 submission did not arrive: YQ-a.',
    ]);
  });
});

describe('sendTestMail', () => {
  let smtp: SmtpOffice | undefined;
  afterEach(() => smtp?.close());

  it('sends one mail, and says what the server said', async () => {
    smtp = await openSmtpOffice({
      refuseRecipient: (address) => (address.startsWith('no') ? '550 no such user' : undefined),
    });
    const server = { host: '127.0.0.1', port: smtp.port, tls: 'none', login: null } as const;
    const local = { ...settings, server };
    expect((await sendTestMail(local, 'me@example.com')).severity).toBe('good');
    expect(smtp.taken.map(({ source }) => headerOf(source, 'Subject'))).toEqual(['Test email']);
    expect(await sendTestMail(local, 'nobody@example.com')).toMatchObject({
      severity: 'problem',
      what: expect.stringContaining('no such user'),
    });
  });

  it('has nothing to send it with, or nobody to send it to', async () => {
    await expect(sendTestMail(null, 'me@example.com')).rejects.toThrow('SMTP_URL');
    await expect(sendTestMail(settings, 'a@example.com,b@example.com')).rejects.toThrow('not one');
  });
});
