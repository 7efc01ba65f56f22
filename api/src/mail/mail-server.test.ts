import { createRequestClient } from '@yiqiao/contract/http/request-client';
import { afterEach, describe, expect, it } from 'vitest';
import { headerOf, openSmtpOffice, partsOf, type SmtpOffice } from '../../test/mail/smtp-office.ts';
import { quoteForm } from '../../test/quote-form.ts';
import { startTestServer, type TestServer } from '../../test/server/test-server.ts';
import { createOfficeClient } from '../../test/staff-client.ts';
import { submitQuote } from '../../test/submit-quote.ts';
import { createStaffVisitor, createVisitor } from '../../test/visitor.ts';

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
  const office = await createStaffVisitor(server.url);
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

  it('tells each side what the other does, once, with a link that leads there', async () => {
    const smtp = opens(await openSmtpOffice());
    const server = await start(smtp);
    const office = await createStaffVisitor(server.url);
    const orders = createOfficeClient((path, init) => office.fetch(path, init));
    const id = await submitQuote(server);
    await expect.poll(() => smtp.taken.length).toBe(2);
    const received = smtp.taken.find(({ to }) => to[0] === 'lin@example.com')?.source ?? '';
    const key = /\/request\/([\w-]+)/.exec(partsOf(received).text)?.[1] ?? '';
    const client = createRequestClient((path, init) => office.fetch(path, init), key);
    expect(await client.read()).toMatchObject({ state: 'received', hasMail: true });

    const question = { text: 'Which 订金 is meant?', changeId: 'question-1' };
    for (let time = 0; time < 2; time += 1) await orders.sendMessage(id, question);
    await client.sendMessage({ text: 'The first.', changeId: 'answer-1' });
    const deliverBy = new Date(clock() + 48 * 3_600_000).toISOString();
    for (const pricePerWord of ['0.20', '0.15']) {
      await orders.makeOffer(id, { wordCount: 3, pricePerWord, deliverBy });
    }
    await client.decline({ version: 2, reason: 'too late' });
    await orders.makeOffer(id, { wordCount: 3, pricePerWord: '0.10', deliverBy });
    for (let time = 0; time < 2; time += 1) await client.accept({ version: 3, name: '林美' });

    const expected = [
      ...['received', 'new-request', 'question.question-1', 'answer.answer-1', 'quote.1'],
      ...['quote.2', 'refusal.2', 'quote.3', 'accepted.3', 'acceptance.3'],
    ];
    await expect.poll(() => smtp.taken.length).toBe(expected.length);
    const mails = (await readQuote(server))?.mails ?? [];
    expect(mails.map((mail) => mail.id)).toEqual(expected);
    const ids = smtp.taken.map(({ source }) => headerOf(source, 'Message-ID'));
    expect(new Set(ids).size).toBe(expected.length);
    const subjects = smtp.taken.map(({ source }) => headerOf(source, 'Subject') ?? '');
    expect(subjects.filter((subject) => subject.startsWith('Your quote: $0.45'))).toHaveLength(1);
    for (const { source } of smtp.taken) {
      expect(partsOf(source).text).not.toMatch(/订金|The first|too late|letter\.txt/);
    }
  });

  it('keeps a mail through a restart, for a server that comes back', async () => {
    const gone = await openSmtpOffice();
    await gone.close();
    const server = await start(gone);
    await submitQuote(server);
    await expect.poll(async () => (await readQuote(server))?.mails?.[0]?.attempts).toBe(1);
    const office = await createStaffVisitor(server.url);
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
