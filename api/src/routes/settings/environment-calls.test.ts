import { shownEnvironmentSchema } from '@yiqiao/contract/record/environment';
import { mailTrialSchema } from '@yiqiao/contract/record/mail-trial';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { callJson } from '../../../test/jobs/job-office.ts';
import { joinOffice } from '../../../test/join-office.ts';
import {
  headerOf,
  openSilentServer,
  openSmtpOffice,
  partsOf,
} from '../../../test/mail/smtp-office.ts';
import { startTestServer } from '../../../test/server/test-server.ts';
import { createStaffVisitor, createVisitor, type Visitor } from '../../../test/visitor.ts';

const opened: { close(): Promise<void> }[] = [];
function opens<Part extends { close(): Promise<void> }>(part: Part): Part {
  opened.push(part);
  return part;
}
afterEach(async () => {
  aheadMs = 0;
  for (const part of opened.splice(0).reverse()) await part.close();
});

/** How far the server's clock is ahead. */
let aheadMs = 0;

/** An office whose mails go to a server on this machine. */
async function start(port: number, more: Record<string, string> = {}, trialMs = 5000) {
  const environment = {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'office@example.com',
    OFFICE_MAIL: 'desk@example.com',
    PUBLIC_ORIGIN: 'https://www.example.com',
    ...more,
  };
  const clock = () => Date.now() + aheadMs;
  const surroundings = { clock, mail: { pauses: { trialMs } } };
  return opens(await startTestServer({ environment, surroundings }));
}

const post = (visitor: Visitor, body: object = {}) =>
  callJson(visitor, 'POST', '/api/environment/mail-trial', body);

async function tryMail(visitor: Visitor, body: object = {}) {
  return z.parse(mailTrialSchema, await (await post(visitor, body)).json());
}

describe('GET /api/environment', () => {
  it('tells an owner what the server was started with, and nobody else', async () => {
    const server = opens(await startTestServer({ environment: { TRUST_PROXY: '2' } }));
    const owner = await createStaffVisitor(server.url);
    const shown = z.parse(
      shownEnvironmentSchema,
      await (await owner.fetch('/api/environment')).json(),
    );
    expect(shown.mail).toBeNull();
    expect(shown.groups[0]?.variables).toContainEqual({
      ...{ name: 'TRUST_PROXY', state: 'set', value: '2' },
    });
    const staff = await joinOffice(server.url, owner, 'staff');
    for (const [visitor, status] of [
      [staff, 403],
      [createVisitor(server.url), 401],
    ] as const) {
      expect((await visitor.fetch('/api/environment')).status).toBe(status);
      expect((await post(visitor)).status).toBe(status);
    }
  });
});

describe('POST /api/environment/mail-trial', () => {
  it('hands a mail over in the language of who asks, to the office or to a given address', async () => {
    const smtp = opens(await openSmtpOffice());
    const server = await start(smtp.port);
    const owner = await createStaffVisitor(server.url);
    expect(await tryMail(owner)).toEqual({ to: 'desk@example.com', tookMs: expect.any(Number) });
    await callJson(owner, 'PATCH', '/api/me', { language: 'zh-Hant' });
    expect((await tryMail(owner, { to: ' shen＠qq.com ' })).to).toBe('shen@qq.com');
    expect(smtp.taken.map(({ from, to }) => [from, ...to])).toEqual([
      ['office@example.com', 'desk@example.com'],
      ['office@example.com', 'shen@qq.com'],
    ]);
    const [english, traditional] = smtp.taken.map(({ source }) => source);
    expect(headerOf(english ?? '', 'Subject')).toBe('Test email');
    expect(headerOf(traditional ?? '', 'Subject')).toBe('測試郵件');
    expect(partsOf(traditional ?? '').text).toContain('郵件可以正常送達，無須回覆。');
    expect(partsOf(traditional ?? '').html).toContain('<html lang="zh-Hant">');
  });

  it.each([
    ['recipient', { refuseRecipient: () => '550 5.1.1 no such user' }, '550 5.1.1 no such user'],
    ['later', { refuseRecipient: () => '450 4.2.0 come back later' }, '450 4.2.0 come back later'],
    ['mail', { refuseMail: () => '554 5.7.1 looks like spam' }, '554 5.7.1 looks like spam'],
  ])('says in the server’s own words that it refuses (%s)', async (fault, options, said) => {
    const smtp = opens(await openSmtpOffice(options));
    const owner = await createStaffVisitor((await start(smtp.port)).url);
    expect(await tryMail(owner)).toMatchObject({ fault, said });
    expect(smtp.taken).toEqual([]);
  });

  it('says that the sender is refused', async () => {
    const onMailFrom: NonNullable<Parameters<typeof openSmtpOffice>[0]>['onMailFrom'] = (
      _address,
      _session,
      callback,
    ) => callback(Object.assign(new Error('5.7.1 not yours'), { responseCode: 553 }));
    const smtp = opens(await openSmtpOffice({ onMailFrom }));
    const owner = await createStaffVisitor((await start(smtp.port)).url);
    const trial = await tryMail(owner);
    expect(trial).toMatchObject({ fault: 'sender', said: expect.stringContaining('not yours') });
  });

  it('says that the password is wrong, and repeats neither it nor the user', async () => {
    const repeated = (text: string | null | undefined) =>
      `no ${text}, not ${Buffer.from(text ?? '').toString('base64')}`;
    const smtp = opens(
      await openSmtpOffice({
        authOptional: false,
        authMethods: ['PLAIN'],
        allowInsecureAuth: true,
        onAuth: ({ username, password }, _session, callback) =>
          callback(new Error(`${repeated(username)} ${repeated(password)}`)),
      }),
    );
    const server = await start(smtp.port, {
      SMTP_URL: `smtp://kontor:geh%40eim@127.0.0.1:${smtp.port}`,
    });
    const trial = await tryMail(await createStaffVisitor(server.url));
    expect(trial).toMatchObject({ fault: 'login', said: expect.stringContaining('no …, not …') });
    const told = JSON.stringify([trial, server.logged]);
    for (const secret of ['kontor', 'geh@eim', 'geh%40eim']) {
      expect(told).not.toContain(secret);
      expect(told).not.toContain(Buffer.from(secret).toString('base64'));
    }
  });

  it('waits no longer than people do for a server that says nothing', async () => {
    const silent = opens(await openSilentServer());
    const owner = await createStaffVisitor((await start(silent.port, {}, 100)).url);
    expect((await tryMail(owner)).fault).toBe('timeout');
  });

  it('says that nobody answers', async () => {
    const gone = await openSmtpOffice();
    await gone.close();
    const owner = await createStaffVisitor((await start(gone.port)).url);
    expect((await tryMail(owner)).fault).toBe('connection');
  });

  it('touches no outbox, and is had a few times in a minute', async () => {
    const smtp = opens(await openSmtpOffice());
    const server = await start(smtp.port);
    const owner = await createStaffVisitor(server.url);
    for (let time = 0; time < 3; time += 1) await tryMail(owner);
    const refused = await post(owner);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    const health = await (await owner.fetch('/api/health')).json();
    expect(health).not.toHaveProperty('waiting.mails');
    expect(health).toHaveProperty('waiting');
    aheadMs = 20_000;
    expect((await post(owner)).status).toBe(200);
    expect(smtp.taken).toHaveLength(4);
  });

  it('says what is missing', async () => {
    const smtp = opens(await openSmtpOffice());
    const server = await start(smtp.port, { OFFICE_MAIL: '' });
    const owner = await createStaffVisitor(server.url);
    for (const [body, message] of [
      [{}, 'to is missing.'],
      [{ to: 'a@example.com,b@example.com' }, 'to is no mail address.'],
    ] as const) {
      const answer = await post(owner, body);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: 'value-invalid', field: 'to', message });
    }
    const without = opens(await startTestServer());
    const answer = await post(await createStaffVisitor(without.url));
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining('Set SMTP_URL') });
  });
});
