import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, expect, it } from 'vitest';
import { writeCheapCredential } from '../../test/cheap-credential.ts';
import { headerOf, openSmtpOffice, type SmtpOffice } from '../../test/mail/smtp-office.ts';
import {
  makeFolder,
  type OperatedServer,
  startOperatedServer,
} from '../../test/operated-server.ts';
import { quoteForm } from '../../test/quote-form.ts';
import { createRandom } from '../../test/seeded-random.ts';
import { submitQuote } from '../../test/submit-quote.ts';
import { password } from '../../test/test-server.ts';
import { createVisitor } from '../../test/visitor.ts';

const rounds = process.env.LONG_TESTS ? 30 : 3;
const perRound = 4;
const thinkMs = 15;
const random = createRandom(17);
let smtp: SmtpOffice | undefined;
let server: OperatedServer | undefined;
let folder = '';

afterEach(() => server?.child.kill('SIGKILL'));
afterAll(async () => {
  await smtp?.close();
  await rm(folder, { recursive: true, force: true });
});

async function start(port: number): Promise<string> {
  server = startOperatedServer(folder, {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'office@example.com',
    OFFICE_MAIL: 'desk@example.com',
    PUBLIC_ORIGIN: 'https://www.example.com',
  });
  return server.listening;
}

async function kill(): Promise<void> {
  server?.child.kill('SIGKILL');
  await server?.exited;
}

/** The mails that staff see, with what became of them. */
async function readMails(url: string): Promise<string[]> {
  const office = createVisitor(url);
  await office.logIn();
  const list = await office.client.listQuotes();
  const quotes = list.kind === 'whole' ? list.quotes : [];
  return quotes.flatMap(({ id, mails = [] }) =>
    mails.map((mail) => `${id} ${mail.id} ${mail.state}`),
  );
}

it(`loses no mail in ${rounds} rounds of kill -9, and repeats none but under its Message-ID`, {
  timeout: 600_000,
}, async () => {
  folder = await makeFolder();
  await writeCheapCredential(join(folder, 'data'), password);
  // As slow as a server is: so that processes die while a mail is on its way.
  smtp = await openSmtpOffice({ thinkMs });
  const accepted = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const url = await start(smtp.port);
    const begun = smtp.recipients.length;
    const send = async () => {
      for (let number = 0; number < perRound; number += 1) {
        accepted.add(await submitQuote({ url }, quoteForm({ customerName: '林美' })));
      }
    };
    // What the kill cuts off was promised to nobody.
    const sending = send().catch(() => {});
    const later = 1 + Math.floor(random() * perRound);
    const { recipients } = smtp;
    await expect
      .poll(() => recipients.length - begun, { interval: 1 })
      .toBeGreaterThanOrEqual(later);
    // Around the server's last word to the mail that is on its way.
    await delay(random() * 2 * thinkMs);
    await kill();
    await sending;
  }

  const url = await start(smtp.port);
  await submitQuote({ url });
  const mailsOf = () => readMails(url);
  await expect
    .poll(async () => (await mailsOf()).filter((mail) => !mail.endsWith(' sent')), {
      timeout: 120_000,
    })
    .toEqual([]);
  const mails = await mailsOf();
  for (const id of accepted) {
    expect(mails).toContain(`${id} received sent`);
    expect(mails).toContain(`${id} new-request sent`);
  }
  const ids = smtp.taken.map(({ source }) => headerOf(source, 'Message-ID'));
  // One Message-ID for each mail; whatever came twice was under way when the process died.
  expect(new Set(ids).size).toBe(mails.length);
  const repeats = ids.length - mails.length;
  console.info(`${rounds} rounds: ${mails.length} mails, ${repeats} of them twice`);
  expect(repeats).toBeLessThanOrEqual(rounds);
  expect(mails.length).toBeGreaterThan(rounds);
});
