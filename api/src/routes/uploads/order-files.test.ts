import { clientRequestSchema } from '@yiqiao/contract/client-page/client-request';
import { deliveryEndpoints } from '@yiqiao/contract/http/delivery-endpoints';
import { invoiceEndpoints } from '@yiqiao/contract/http/invoice-endpoints';
import { sourceEndpoints } from '@yiqiao/contract/http/source-endpoints';
import { problemSchema } from '@yiqiao/contract/problem/problem';
import { quoteSubmissionSchema } from '@yiqiao/contract/record/quote';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { formAfter, type Reach, sendWhole } from '../../../test/sent-in-pieces.ts';
import { startTestServer, type TestServer } from '../../../test/server/test-server.ts';
import { createOfficeClient, type OfficeClient } from '../../../test/staff-client.ts';
import { type OrderingClient, orderAsClient } from '../../../test/submit-quote.ts';
import { createStaffVisitor, type Visitor } from '../../../test/visitor.ts';

const bytes = new Uint8Array(Buffer.from('%PDF-1.7 as far as anybody looks'));
const changeId = 'a-change-of-the-sender';

let server: TestServer;
let office: Visitor;
let orders: OfficeClient;
let client: OrderingClient;

beforeEach(async () => {
  server = await startTestServer({ environment: { UPLOAD_RESERVE_BYTES: '1' } });
  office = await createStaffVisitor(server.url);
  orders = createOfficeClient((path, init) => office.fetch(path, init));
  client = await orderAsClient(server);
});
afterEach(() => server.close());

function post(reach: Reach, path: string, upload: string, fields: Record<string, string> = {}) {
  const body = formAfter(upload);
  for (const [name, value] of Object.entries({ changeId, ...fields })) body.set(name, value);
  return reach(path, { method: 'POST', body });
}

const finishedPath = () => deliveryEndpoints.addDeliverable.href({ id: client.id });
const addedPath = () => sourceEndpoints.addClientSource.href({ key: client.key });

async function readCode(answer: Response): Promise<string> {
  return z.parse(problemSchema, await answer.json()).code;
}

describe('a file of an order, sent in pieces', () => {
  it('is a finished file, once however often its form comes', async () => {
    await office.client.setStatus(client.id, { status: 'in-progress' });
    const upload = await sendWhole(office.fetch, bytes);
    for (let time = 0; time < 2; time += 1) {
      const answer = await post(office.fetch, finishedPath(), upload);
      expect(answer.status).toBe(201);
      const { deliverables } = z.parse(quoteSubmissionSchema, await answer.json());
      expect(deliverables).toMatchObject([
        { fileName: 'contract 合同.pdf', fileSize: bytes.length },
      ]);
      const fileId = deliverables?.[0]?.id ?? '';
      const path = deliveryEndpoints.deliverableFile.href({ id: client.id, fileId });
      expect(await (await office.fetch(path)).text()).toContain('%PDF');
    }
    const other = await post(office.fetch, finishedPath(), upload, { changeId: 'another-change' });
    expect(other.status).toBe(409);
    expect(await readCode(other)).toBe('upload-used');
  });

  it('is added by a client, and stays whatever becomes of the form before', async () => {
    const { fetch } = client.visitor;
    const upload = await sendWhole(fetch, bytes);
    expect((await post(fetch, addedPath(), upload, { role: 'neither' })).status).toBe(400);
    const answer = await post(fetch, addedPath(), upload, { role: 'reference' });
    expect(answer.status).toBe(201);
    const { sources } = z.parse(clientRequestSchema, await answer.json());
    expect(sources).toMatchObject([{ fileName: 'contract 合同.pdf', role: 'reference' }]);
    const again = await post(fetch, addedPath(), upload, { role: 'reference' });
    expect(z.parse(clientRequestSchema, await again.json()).sources).toHaveLength(1);
  });

  it('belongs to no second order', async () => {
    const upload = await sendWhole(office.fetch, bytes);
    const first = sourceEndpoints.addSource.href({ id: client.id });
    expect((await post(office.fetch, first, upload, { role: 'document' })).status).toBe(201);
    const other = await orderAsClient(server);
    const second = sourceEndpoints.addSource.href({ id: other.id });
    const refused = await post(office.fetch, second, upload, { role: 'document' });
    expect(refused.status).toBe(404);
    expect(await readCode(refused)).toBe('upload-gone');
  });

  it('is an invoice, whose format is looked at', async () => {
    const deliverBy = new Date(Date.now() + 3 * 86_400_000).toISOString();
    await orders.makeOffer(client.id, { wordCount: 4, pricePerWord: '0.15', deliverBy });
    await client.client.accept({ version: 1, name: '林美' });
    const upload = await sendWhole(office.fetch, bytes);
    const path = invoiceEndpoints.attachInvoice.href({ id: client.id });
    const answer = await post(office.fetch, path, upload, { kind: 'fapiao' });
    expect(answer.status).toBe(201);
    const { invoices } = z.parse(quoteSubmissionSchema, await answer.json());
    expect(invoices).toMatchObject([{ kind: 'fapiao', format: 'pdf' }]);
  });
});
