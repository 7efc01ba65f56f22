import { afterEach, describe, expect, it } from 'vitest';
import { quoteForm } from '../../test/quote-form.ts';
import { headerOf, openSmtpOffice, partsOf, type SmtpOffice } from '../../test/smtp-office.ts';
import { submitQuote } from '../../test/submit-quote.ts';
import { startTestServer, type TestServer } from '../../test/test-server.ts';
import { createVisitor } from '../../test/visitor.ts';

const origin = 'https://www.example.com';
const opened: { close(): Promise<void> }[] = [];

function opens<Part extends { close(): Promise<void> }>(part: Part): Part {
  opened.push(part);
  return part;
}

/** How far the server's clock is ahead. */
let aheadMs = 0;
const clock = () => Date.now() + aheadMs;

async function start(smtp: Pick<SmtpOffice, 'port'>, more: Record<string, string> = {}) {
  const environment = {
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'office@example.com',
    OFFICE_MAIL: 'desk@example.com',
    PUBLIC_ORIGIN: origin,
    ...more,
  };
  return opens(await startTestServer({ environment, surroundings: { clock } }));
}

async function readQuote(server: TestServer) {
  const office = createVisitor(server.url);
  await office.logIn();
  const list = await office.client.listQuotes();
  return list.kind === 'whole' ? list.quotes[0] : undefined;
}

afterEach(async () => {
  aheadMs = 0;
  for (const part of opened.splice(0).reverse()) await part.close();
});

describe('a server that sends mail', () => {
  it('tells client and office of a request, each in the right language, and staff of both mails', async () => {
    const smtp = opens(await openSmtpOffice());
    const server = await start(smtp, { OFFICE_LANGUAGE: 'zh-Hans' });
    const id = await submitQuote(server, quoteForm({ language: 'zh-Hant' }));
    await expect.poll(() => smtp.taken.length).toBe(2);
    const toClient = smtp.taken.find(({ to }) => to[0] === 'lin@example.com')?.source ?? '';
    const toOffice = smtp.taken.find(({ to }) => to[0] === 'desk@example.com')?.source ?? '';
    expect(headerOf(toClient, 'Subject')).toMatch(/^已收到：YQ-[\w-]+，最晚.*回覆$/);
    expect(headerOf(toOffice, 'Subject')).toMatch(/^新询价：YQ-[\w-]+，最迟.*答复$/);
    const [link] = /https:\S+/.exec(partsOf(toClient).text) ?? [''];
    expect(link).toMatch(/^https:\/\/www\.example\.com\/zh-hant\/request\/[\w-]{32}$/);
    expect(partsOf(toOffice).text).toContain(`${origin}/admin/dashboard?quote=${id}`);
    await expect
      .poll(async () => (await readQuote(server))?.mails?.map(({ state }) => state))
      .toEqual(['sent', 'sent']);
  });

  it('keeps a mail through a restart, for a server that comes back', async () => {
    const gone = await openSmtpOffice();
    await gone.close();
    const server = await start(gone);
    await submitQuote(server);
    await expect.poll(async () => (await readQuote(server))?.mails?.[0]?.attempts).toBe(1);
    const office = createVisitor(server.url);
    await office.logIn();
    const health = await (await office.fetch('/api/health')).json();
    expect(health).toMatchObject({ waiting: { mails: { queued: 2 } } });
    opened.splice(opened.indexOf(server), 1);
    const smtp = opens(await openSmtpOffice({ port: gone.port }));
    aheadMs = 60_000;
    const again = opens(await server.restart());
    await expect.poll(() => smtp.taken.length).toBe(2);
    await expect
      .poll(async () => (await readQuote(again))?.mails?.map(({ state }) => state))
      .toEqual(['sent', 'sent']);
  });

  it('says nothing of mails to anybody but staff', async () => {
    const smtp = opens(await openSmtpOffice({ refuseRecipient: () => '550 no such user' }));
    const server = await start(smtp);
    const visitor = createVisitor(server.url);
    const answer = await visitor.fetch('/api/upload-quote', { method: 'POST', body: quoteForm() });
    expect(await answer.text()).not.toContain('mails');
    await expect
      .poll(async () => (await readQuote(server))?.mails?.[0])
      .toMatchObject({ state: 'refused', lastReason: expect.stringContaining('no such user') });
    expect(JSON.stringify(server.logged)).not.toContain('lin@example.com');
  });

  it('lets a client’s address reach the envelope as one address or not at all', async () => {
    const smtp = opens(await openSmtpOffice());
    const server = await start(smtp);
    const bad = ['a@example.com\r\nRCPT TO:<evil@example.com>', 'a@example.com,evil@example.com'];
    for (const customerEmail of bad) {
      const body = quoteForm({ customerEmail });
      await fetch(`${server.url}/api/upload-quote`, { method: 'POST', body });
    }
    await submitQuote(server, quoteForm({ customerEmail: ' good@example.com\u202c ' }));
    await expect.poll(() => smtp.taken.length).toBeGreaterThan(1);
    expect(new Set(smtp.recipients)).toEqual(new Set(['good@example.com', 'desk@example.com']));
  });
});

describe('a server without mail', () => {
  it('queues none', async () => {
    const server = opens(await startTestServer());
    await submitQuote(server);
    expect(await readQuote(server)).not.toHaveProperty('mails');
  });
});
