import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints } from '@yiqiao/contract/http/endpoints';
import { createRequestClient } from '@yiqiao/contract/http/request-client';
import { strFromU8, unzipSync } from 'fflate';
import { expect, vi } from 'vitest';
import * as z from 'zod/mini';
import { writeCheapCredential } from '../cheap-credential.ts';
import { openSmtpOffice, type TakenMail } from '../mail/smtp-office.ts';
import { quoteForm } from '../quote-form.ts';
import { makeFolder, startOperatedServer } from '../server/operated-server.ts';
import { password } from '../server/test-server.ts';
import { createOfficeClient } from '../staff-client.ts';
import { submitOrder } from '../submit-quote.ts';
import { createStaffVisitor, createVisitor, type Visitor } from '../visitor.ts';

export const officeAddress = 'desk@example.com';

/** Everything in which a client's texts leave the server. */
export interface Shown {
  readonly page: string;
  readonly client: string;
  readonly staff: string;
  readonly disposition: string;
  /** The page of a person's export, and the names of the files next to it. */
  readonly exported: string;
  readonly exportedNames: readonly string[];
  /** Those to the client, and those to the office about the client. */
  readonly mails: readonly TakenMail[];
}

/** A whole server that gets hostile texts from one client after the other. */
export interface ToldOffice {
  /** An order whose client enters a text in every place where one is possible. @returns where it appears. */
  hear(text: string): Promise<Shown>;
  close(): Promise<void>;
}

export async function openToldOffice(): Promise<ToldOffice> {
  const folder = await makeFolder();
  await writeCheapCredential(join(folder, 'data'), password);
  const smtp = await openSmtpOffice();
  const server = startOperatedServer(folder, {
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'office@example.com',
    OFFICE_MAIL: officeAddress,
    PUBLIC_ORIGIN: 'https://www.example.com',
  });
  const url = await server.listening;
  const staff = await createStaffVisitor(url);
  let clients = 0;

  return {
    async hear(text) {
      clients += 1;
      const email = `client-${clients}@example.com`;
      const visitor = createVisitor(url, { 'X-Forwarded-For': `192.0.2.${clients}` });
      const begun = smtp.taken.length;
      const order = await sayEverywhere(visitor, staff, { text, email });
      await vi.waitFor(() => expect(smtp.taken).toHaveLength(begun + mailsOfOrder), {
        timeout: 60_000,
      });
      const mails = smtp.taken.slice(begun);
      expect(new Set(mails.flatMap(({ to }) => to))).toEqual(new Set([email, officeAddress]));
      return { ...(await readShown(visitor, staff, order)), mails };
    },
    async close() {
      server.child.kill('SIGKILL');
      await server.exited;
      await smtp.close();
      await rm(folder, { recursive: true });
    },
  };
}

interface Order {
  readonly id: string;
  readonly key: string;
}

/** To the client: received, two quotes, accepted, delivered. To the office: request, message, refusal, acceptance, revision. */
const mailsOfOrder = 10;

/** Name, file, message, reason, signature, revision. */
async function sayEverywhere(
  visitor: Visitor,
  staff: Visitor,
  { text, email }: { readonly text: string; readonly email: string },
): Promise<Order> {
  // The head of a part with such a character is refused as a whole.
  const name = `${text.replaceAll('\0', '').replaceAll('\u001b', '')}.txt`;
  const body = quoteForm({ customerName: text, customerEmail: email }, { name });
  const { id, key } = await submitOrder(visitor, body);
  const client = createRequestClient((path, init) => visitor.fetch(path, init), key);
  const office = createOfficeClient((path, init) => staff.fetch(path, init));
  const deliverBy = new Date(Date.now() + 86_400_000).toISOString();
  const offer = { wordCount: 3, pricePerWord: '0.15', deliverBy };
  await client.sendMessage({ text: `${text}\n${text}` });
  await office.makeOffer(id, offer);
  await client.decline({ version: 1, reason: text });
  await office.makeOffer(id, offer);
  await client.accept({ version: 2, name: text });
  await office.deliver(id, { fileIds: [await sendFinished(staff, id)] });
  await client.requestRevision({ number: 1, text });
  return { id, key };
}

/** @returns the id of a finished file. */
async function sendFinished(staff: Visitor, id: string): Promise<string> {
  const body = new FormData();
  body.set('file', new File(['done'], 'final.docx'));
  const path = endpoints.addDeliverable.href({ id });
  const answer = await staff.fetch(path, { method: 'POST', body });
  const quote = z.parse(endpoints.addDeliverable.response, await answer.json());
  return quote.deliverables?.[0]?.id ?? '';
}

async function readShown(
  visitor: Visitor,
  staff: Visitor,
  { id, key }: Order,
): Promise<Omit<Shown, 'mails'>> {
  const page = await visitor.fetch(`/zh-hans/request/${key}`, { headers: { Accept: 'text/html' } });
  expect(page.status).toBe(200);
  const client = await visitor.fetch(endpoints.clientRequest.href({ key }));
  const list = await staff.client.listQuotes();
  const quotes = list.kind === 'whole' ? list.quotes : [];
  const file = await staff.fetch(endpoints.adminFile.href({ filePath: id }));
  const zip = await staff.fetch(endpoints.exportPerson.href({ id }));
  const entries = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  return {
    page: await page.text(),
    client: await client.text(),
    staff: JSON.stringify(quotes.find((quote) => quote.id === id)),
    disposition: file.headers.get('Content-Disposition') ?? '',
    exported: strFromU8(entries['index.html'] ?? new Uint8Array()),
    exportedNames: Object.keys(entries),
  };
}
