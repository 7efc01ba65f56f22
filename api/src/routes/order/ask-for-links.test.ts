import { EventEmitter, once } from 'node:events';
import type { Request, Response } from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import {
  headerOf,
  openSmtpOffice,
  partsOf,
  type SmtpOffice,
} from '../../../test/mail/smtp-office.ts';
import { quoteForm } from '../../../test/quote-form.ts';
import { startTestServer, type TestServer } from '../../../test/server/test-server.ts';
import { submitOrder } from '../../../test/submit-quote.ts';
import { createVisitor } from '../../../test/visitor.ts';
import { askForLinks } from './ask-for-links.ts';

const origin = 'https://www.example.com';
const opened: { close(): Promise<void> }[] = [];

function opens<Part extends { close(): Promise<void> }>(part: Part): Part {
  opened.push(part);
  return part;
}

async function start(smtp: SmtpOffice | null): Promise<TestServer> {
  const environment = smtp && {
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'office@example.com',
    PUBLIC_ORIGIN: origin,
  };
  return opens(await startTestServer({ ...(environment && { environment }) }));
}

afterEach(async () => {
  for (const part of opened.splice(0).reverse()) await part.close();
});

let address = 0;
/** From an address of its own: limits are tried once. */
function visit(server: TestServer) {
  address += 1;
  return createVisitor(server.url, { 'X-Forwarded-For': `192.0.2.${address}` });
}

function ask(
  visitor: Pick<ReturnType<typeof visit>, 'fetch'>,
  body: unknown,
): Promise<globalThis.Response> {
  return visitor.fetch('/api/request-links', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** What a person can tell from outside. */
async function describeAnswer(answer: globalThis.Response) {
  const { 'x-request-id': _id, date: _date, ...headers } = Object.fromEntries(answer.headers);
  return { status: answer.status, headers, body: await answer.text() };
}

describe('POST /api/request-links', () => {
  it('mails all open orders of an address to it, newest first, with the links they had', async () => {
    const smtp = opens(await openSmtpOffice());
    const server = await start(smtp);
    const visitor = visit(server);
    const first = await submitOrder(visitor, quoteForm({ language: 'zh-Hans' }));
    const second = await submitOrder(visitor, quoteForm({ customerEmail: 'LIN@example.com' }));
    await submitOrder(visitor, quoteForm({ customerEmail: 'other@example.com' }));
    await expect.poll(() => smtp.taken.length).toBe(3);
    await ask(visitor, { email: ' ｌｉｎ＠example。com\u202c' });
    await expect.poll(() => smtp.taken.length).toBe(4);
    const mail = smtp.taken.at(-1);
    expect(mail?.to).toEqual(['LIN@example.com']);
    expect(headerOf(mail?.source ?? '', 'Subject')).toBe('Your open orders: 2 links');
    const links = partsOf(mail?.source ?? '').text.match(/https:\S+/g);
    expect(links).toEqual([origin + second.requestPath, origin + first.requestPath]);
    for (const { requestPath } of [first, second]) {
      const page = await visitor.fetch(`/api/requests/${requestPath.split('/').at(-1)}`);
      expect(page.status).toBe(200);
    }
  });

  it('answers every address alike', async () => {
    const smtp = opens(await openSmtpOffice());
    const server = await start(smtp);
    await submitOrder(visit(server));
    const known = await describeAnswer(await ask(visit(server), { email: 'lin@example.com' }));
    const again = await describeAnswer(await ask(visit(server), { email: 'lin@example.com' }));
    const unknown = await describeAnswer(await ask(visit(server), { email: 'nobody@example.com' }));
    expect(known).toMatchObject({ status: 202, body: '{"status":"accepted"}' });
    expect(again).toEqual(known);
    expect(unknown).toEqual(known);
  });

  it.each([
    ['lin@example', 'email-invalid'],
    ['lin example.com', 'email-invalid'],
    ['', 'email-invalid'],
    ['lin@example.com\r\nBcc: evil@example.com', 'email-invalid'],
    [`${'x'.repeat(320)}@example.com`, 'email-invalid'],
    [['lin@example.com'], 'bad-request'],
    [undefined, 'bad-request'],
  ])('refuses %j, which cannot be an address', async (email, code) => {
    const server = await start(opens(await openSmtpOffice()));
    const answer = await ask(visit(server), { email });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code, field: 'email' });
  });

  it('slows down whoever asks without end, whatever is asked', async () => {
    const server = await start(opens(await openSmtpOffice()));
    const visitor = visit(server);
    const statuses: number[] = [];
    for (let number = 0; number < 11; number += 1) {
      statuses.push((await ask(visitor, { email: `client-${number}@example.com` })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 202), 429]);
    expect((await ask(visit(server), { email: 'lin@example.com' })).status).toBe(202);
  });

  it('says so where no mail is sent', async () => {
    const server = await start(null);
    await submitOrder(visit(server));
    for (const email of ['lin@example.com', 'nobody@example.com']) {
      const answer = await ask(visit(server), { email });
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject({ code: 'no-mail' });
    }
  });

  it('takes a form without scripts, and leads to the answer in its language', async () => {
    const server = await start(opens(await openSmtpOffice()));
    const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      visit(server).fetch('/api/request-links', {
        method: 'POST',
        headers: { Accept: 'text/html,*/*', ...headers },
        body: new URLSearchParams({ language: 'zh-Hant', ...fields }),
      });
    const sent = await post({ email: 'lin@example.com' });
    expect([sent.status, sent.headers.get('Location')]).toEqual([303, '/zh-hant/request/sent']);
    const wrong = await post({ email: 'lin@example' });
    expect(wrong.status).toBe(400);
    const page = await wrong.text();
    expect(page).toContain('請填寫電子郵件地址，如name@example.com。');
    expect(page).toContain('href="/zh-hant/request"');
    expect((await post({ email: 'x' }, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  });

  it('keeps no address in the log', async () => {
    const server = await start(opens(await openSmtpOffice()));
    await ask(visit(server), { email: 'somebody@private.example' });
    await ask(visit(server), { email: 'somebody@private' });
    expect(JSON.stringify(server.logged)).not.toContain('private');
  });
});

describe('askForLinks', () => {
  it('does nothing about the address before the answer has gone out', async () => {
    const done: string[] = [];
    const handle = askForLinks({
      mailer: {
        hasRoom: () => done.push('looked for room') > 0,
        ask: (email) => done.push(`asked for ${email}`),
      },
      clock: () => 0,
    });
    for (const email of ['known@example.com', 'unknown@example.com']) {
      const response = new EventEmitter();
      const call = {
        request: { ip: '192.0.2.1', headers: {} } as Request,
        response: response as Response,
        parameters: {},
        query: undefined,
        body: { email },
        person: null,
      };
      expect(await handle(call)).toEqual({ status: 'accepted' });
      expect(done.splice(0)).toEqual(['looked for room']);
      const closed = once(response, 'close');
      response.emit('close');
      await closed;
      expect(done.splice(0)).toEqual([`asked for ${email}`]);
    }
  });
});
