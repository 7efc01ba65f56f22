import { hasHappened, type Mail } from '@yiqiao/contract/record/mail';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { expect } from 'vitest';
import { headerOf, type SmtpOffice } from '../mail/smtp-office.ts';
import type { MortalServer } from './mortal-server.ts';
import { readRecords } from './story-order.ts';

/** The mails that an order's events call for: one for each event and reader. */
export function expectedMails(quote: QuoteSubmission): string[] {
  const {
    offers = [],
    messages = [],
    deliveries = [],
    payments = [],
    recordedPayments = [],
    acceptance,
    earlierAcceptances = [],
    sources = [],
    invoices = [],
    fileDeletedAt,
  } = quote;
  const acceptances = acceptance === undefined ? [] : [...earlierAcceptances, acceptance];
  // What is to be revised, and what comes with a file, is told by a mail of its own.
  const revisions = deliveries.flatMap(({ revision }) => revision?.id ?? []);
  const letters = messages.filter(
    ({ id, sourceId }) => !revisions.includes(id) && sourceId === undefined,
  );
  return [
    'received',
    'new-request',
    ...letters.map(({ from, id }) => `${from === 'client' ? 'answer' : 'question'}.${id}`),
    ...sources.flatMap(({ id, from }) => (from === 'client' ? [`file.${id}`] : [])),
    ...invoices.map(({ id }) => `invoice.${id}`),
    ...offers.map((offer) => `quote.${offer.version}`),
    ...acceptances.flatMap(({ version }) => [`accepted.${version}`, `acceptance.${version}`]),
    ...payments.flatMap(({ id, paidAt }) =>
      paidAt === undefined ? [] : [`paid.${id}`, `payment.${id}`],
    ),
    ...recordedPayments.flatMap(({ id }) => `payment.${id}`),
    ...deliveries.flatMap(({ number, revision, confirmedAt }) => [
      `delivered.${number}`,
      ...(revision === undefined ? [] : [`revision.${number}`]),
      ...(confirmedAt === undefined ? [] : [`confirmation.${number}`]),
    ]),
    ...(fileDeletedAt === undefined ? [] : ['completed']),
  ].sort();
}

/** The mails of what has happened: that of an open offer's end waits for it. */
function mailsDue({ mails = [] }: QuoteSubmission): Mail[] {
  return mails.filter((mail) => hasHappened(mail, Date.now()));
}

/** Waits until nothing is left to send, and expects every event's mail to be recorded as sent, once. */
export async function expectMailsSent(server: MortalServer): Promise<void> {
  const read = async () => [...(await readRecords(server)).values()];
  const unsent = async () =>
    (await read()).flatMap(mailsDue).filter(({ state }) => state !== 'sent');
  await expect.poll(unsent, { timeout: 120_000 }).toEqual([]);
  for (const quote of await read()) {
    // A mail about an entry that was countered while it waited is not sent.
    const isCertain = (id: string) =>
      !quote.recordedPayments?.some((it) => it.reversal && id === `payment.${it.id}`);
    const ids = mailsDue(quote)
      .map(({ id }) => id)
      .sort();
    expect(ids.filter(isCertain)).toEqual(expectedMails(quote).filter(isCertain));
  }
}

/**
 * Expects the mail server to have taken each mail, and none of them often.
 * @returns how many it has taken twice: those that were under way at a kill, which decision 053 allows.
 */
export async function countRepeats(
  server: MortalServer,
  { taken }: Pick<SmtpOffice, 'taken'>,
): Promise<{ readonly mails: number; readonly repeats: number }> {
  const quotes = [...(await readRecords(server)).values()];
  const mails = quotes.flatMap(mailsDue).length;
  const ids = taken.map(({ source }) => headerOf(source, 'Message-ID'));
  expect(new Set(ids).size).toBe(mails);
  const repeats = ids.length - mails;
  expect(repeats).toBeLessThanOrEqual(server.kills());
  return { mails, repeats };
}
