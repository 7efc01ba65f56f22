import type { quoteSubmissionSchema } from '@yiqiao/contract/record/quote';
import { afterAll, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { headerOf, openSmtpOffice, type SmtpOffice } from '../../test/mail/smtp-office.ts';
import { prepareKilledServer } from '../../test/server/killed-server.ts';
import { submitQuote } from '../../test/submit-quote.ts';
import { createVisitor } from '../../test/visitor.ts';

let smtp: SmtpOffice | undefined;
afterAll(() => smtp?.close());

type Mails = z.infer<typeof quoteSubmissionSchema>['mails'];

async function readLinks(url: string): Promise<Mails> {
  const office = createVisitor(url);
  await office.logIn();
  const list = await office.client.listQuotes();
  const [quote] = list.kind === 'whole' ? list.quotes : [];
  return quote?.mails?.filter(({ event }) => event === 'links');
}

it('mails links that were queued before a kill -9, once', { timeout: 120_000 }, async () => {
  const server = await prepareKilledServer();
  // It takes every mail, but only when the server is there the second time.
  let isThere = false;
  smtp = await openSmtpOffice({ refuseRecipient: () => (isThere ? undefined : '450 Not yet') });
  const environment = {
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'office@example.com',
    PUBLIC_ORIGIN: 'https://www.example.com',
  };
  const ask = (url: string) =>
    fetch(`${url}/api/request-links`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'lin@example.com' }),
    });
  const first = await server.start(environment);
  await submitQuote({ url: first });
  expect((await ask(first)).status).toBe(202);
  await expect.poll(() => readLinks(first), { timeout: 20_000 }).toHaveLength(1);
  await server.kill();
  isThere = true;
  const second = await server.start(environment);
  // One mail in ten minutes, from the record: also by a process that knows nothing of the one before.
  expect((await ask(second)).status).toBe(202);
  const { taken } = smtp;
  const subjects = () => taken.map(({ source }) => headerOf(source, 'Subject') ?? '');
  await expect
    .poll(() => subjects().filter((subject) => /link/.test(subject)), { timeout: 100_000 })
    .toEqual(['Your open order: its link']);
  expect(await readLinks(second)).toHaveLength(1);
});
