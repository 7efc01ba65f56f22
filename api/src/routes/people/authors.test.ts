import { type QuoteSubmission, quoteSubmissionSchema } from '@yiqiao/contract/record/quote';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Joined, joinOffice } from '../../../test/join-office.ts';
import { startTestServer } from '../../../test/server/test-server.ts';
import { createOfficeClient, type OfficeClient } from '../../../test/staff-client.ts';
import { orderAsClient } from '../../../test/submit-quote.ts';
import { createStaffVisitor, type Visitor } from '../../../test/visitor.ts';

const server = await startTestServer();
const first = await createStaffVisitor(server.url);
const mei = await joinOffice(server.url, first, 'staff');
afterAll(() => server.close());

const device = '前台';
const orders = (visitor: Visitor): OfficeClient =>
  createOfficeClient((path, init) => visitor.fetch(path, init));
const nameOf = ({ id }: Joined) => ({ id, name: 'A staff' });
const owner = { id: 'first', name: 'admin' };

async function listed(id: string): Promise<QuoteSubmission | undefined> {
  const list = await first.client.listQuotes();
  return list.kind === 'whole' ? list.quotes.find((quote) => quote.id === id) : undefined;
}

async function sendFile(visitor: Visitor, id: string, what: string): Promise<void> {
  const body = new FormData();
  body.set('device', device);
  body.set('kind', 'invoice');
  body.set('role', 'reference');
  body.set('by', 'Somebody Else');
  body.set('file', new File(['%PDF-1.7 a text'], 'file.pdf'));
  const answer = await visitor.fetch(`/api/quotes/${id}/${what}`, { method: 'POST', body });
  expect({ what, status: answer.status }).toEqual({ what, status: 201 });
}

/** Everything in a record that names the device of staff, and who it says did it. */
function signaturesIn(value: unknown, place = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const fields = Object.entries(value);
  const inner = fields.flatMap(([name, field]) =>
    signaturesIn(field, Array.isArray(value) ? place : `${place}.${name}`),
  );
  if (!('device' in value)) return inner;
  const by = 'by' in value ? JSON.stringify(value.by) : 'nobody';
  return [`${place} ${by}`, ...inner];
}

describe('who did it', () => {
  it('is put into everything that staff add, from the session and not from the body', async () => {
    const { id, client } = await orderAsClient(server);
    const office = orders(mei);
    await mei.fetch(`/api/quotes/${id}/status`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ status: 'in-progress', device, by: { id: 'x', name: 'X' } }),
    });
    const offer = { total: '9.00', wordCount: 90, reason: 'r', deliverBy: inDays(7), device };
    await office.makeOffer(id, { ...offer, changeId: 'offer-000001' });
    await client.accept({ version: 1, name: 'Wang' });
    await client.sendMessage({ text: 'When?', changeId: 'question-1' });
    await office.settle(id, { what: 'message', about: 'question-1', device });
    await office.sendMessage(id, { text: 'Friday.', device, changeId: 'message-1' });
    await office.keepNote(id, { text: 'Call.', device, changeId: 'note-0001' });
    const payment = { amount: '1.00', way: 'bank', receivedOn: today(), device } as const;
    await office.recordPayment(id, { ...payment, changeId: 'payment-1' });
    await orders(first).reversePayment(id, 'payment-1', { reason: 'wrong', device });
    for (const what of ['deliverables', 'sources', 'invoices']) await sendFile(mei, id, what);
    const quote = await listed(id);
    const fileIds = (quote?.deliverables ?? []).map((file) => file.id);
    await orders(first).deliver(id, { fileIds, device });

    const record = z.parse(quoteSubmissionSchema, await listed(id));
    const signatures = signaturesIn(record);
    const [staff, boss] = [JSON.stringify(nameOf(mei)), JSON.stringify(owner)];
    expect(signatures.sort()).toEqual(
      [
        `.history ${staff}`,
        `.offers ${staff}`,
        `.messages.settled ${staff}`,
        `.messages ${staff}`,
        `.notes ${staff}`,
        `.recordedPayments ${staff}`,
        `.recordedPayments.reversal ${boss}`,
        `.sources ${staff}`,
        `.invoices ${staff}`,
        `.deliveries ${boss}`,
        `.deliveries.files ${staff}`,
      ].sort(),
    );
    const shown = JSON.stringify(await client.read());
    expect(shown).not.toContain('A staff');
    expect(shown).not.toContain(mei.id);
  });

  it('keeps the name of then, and nobody where no person did it', async () => {
    const { quote } = await orders(mei).openRequest({
      ...{
        customerName: 'Chen',
        translationDirection: 'Chinese to English Translation',
        way: 'telephone',
      },
      ...{ said: 'By telephone.', device, changeId: 'opened-01' },
    });
    expect(signaturesIn(quote).every((line) => line.endsWith(JSON.stringify(nameOf(mei))))).toBe(
      true,
    );
    await mei.fetch('/api/me', {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: '林美' }),
    });
    await mei.client.setStatus(quote.id, { status: 'in-progress' });
    await first.fetch(`/api/people/${mei.id}`, { method: 'DELETE' });
    const record = await listed(quote.id);
    expect(record?.history.map(({ by }) => by?.name)).toEqual(['A staff', '林美']);
  });
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const today = () => new Date().toISOString().slice(0, 10);
