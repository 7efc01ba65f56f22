import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { killRounds } from '../../test/kill-rounds.ts';
import { headerOf, openSmtpOffice, type SmtpOffice } from '../../test/mail/smtp-office.ts';
import { quoteForm } from '../../test/quote-form.ts';
import { createRandom } from '../../test/seeded-random.ts';
import { prepareKilledServer } from '../../test/server/killed-server.ts';
import { submitQuote } from '../../test/submit-quote.ts';
import { createStaffVisitor } from '../../test/visitor.ts';

const perRound = 4;
const thinkMs = 15;
const random = createRandom(17);
let smtp: SmtpOffice | undefined;

afterAll(() => smtp?.close());

/** The mails that staff see, with what became of them. */
async function readMails(url: string): Promise<string[]> {
  const office = await createStaffVisitor(url);
  const list = await office.client.listQuotes();
  const quotes = list.kind === 'whole' ? list.quotes : [];
  return quotes.flatMap(({ id, mails = [] }) =>
    mails.map((mail) => `${id} ${mail.id} ${mail.state}`),
  );
}

it('loses no mail to kill -9, and repeats none but under its Message-ID', {
  timeout: 600_000,
}, async () => {
  const server = await prepareKilledServer();
  // As slow as a server is: so that processes die while a mail is on its way.
  smtp = await openSmtpOffice({ thinkMs });
  const environment = {
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'office@example.com',
    OFFICE_MAIL: 'desk@example.com',
    PUBLIC_ORIGIN: 'https://www.example.com',
  };
  const accepted = new Set<string>();
  for (let round = 0; round < killRounds; round += 1) {
    const url = await server.start(environment);
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
    await server.kill();
    await sending;
  }

  const url = await server.start(environment);
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
  // One Message-ID for each mail; a mail that arrived twice was being sent when the process died.
  expect(new Set(ids).size).toBe(mails.length);
  const repeats = ids.length - mails.length;
  console.info(`Rounds: ${killRounds}; mails: ${mails.length}; twice: ${repeats}`);
  expect(repeats).toBeLessThanOrEqual(killRounds);
  expect(mails.length).toBeGreaterThan(killRounds);
});
