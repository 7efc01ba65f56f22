import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { quoteReceiptSchema, quoteSubmissionSchema } from '@yiqiao/contract/record/quote';
import * as z from 'zod/mini';
import { expect } from '../fixtures.ts';
import { password, username } from '../product.ts';
import { keyOf } from '../request-key.ts';
import { waitUntilCounted } from '../waiting.ts';

export interface ClientOrder {
  readonly id: string;
  readonly reference: string;
  /** Of the client's page. */
  readonly path: string;
}

const dayMs = 86_400_000;

/** A client in Hong Kong asks for a quote, over the API. */
export async function submitRequest(
  request: APIRequestContext,
  { language = 'en', customerName = 'Margaret Lin', text = 'nine words in a file' } = {},
): Promise<ClientOrder> {
  const answer = await request.post('/api/upload-quote', {
    multipart: {
      customerName,
      customerEmail: 'm.lin@harbourlaw.example',
      translationDirection: 'Chinese to English Translation',
      serviceType: 'Professional Translation',
      timeZone: 'Asia/Hong_Kong',
      language,
      file: {
        name: 'Shareholders agreement 股东协议.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from(text),
      },
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const receipt = z.parse(quoteReceiptSchema, await answer.json());
  await waitUntilCounted(request, receipt);
  const { id, reference, requestPath = '' } = receipt;
  return { id, reference, path: requestPath };
}

/** The client accepts the first quote, over the API. */
export async function acceptQuote(
  request: APIRequestContext,
  { path }: ClientOrder,
): Promise<void> {
  const data = { version: 1, name: 'Margaret Lin' };
  const answer = await request.post(`/api/requests/${keyOf(path)}/acceptances`, { data });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** What the office does, over the API with a session of its own. */
export async function openOffice(request: APIRequestContext) {
  const answer = await request.post('/api/admin/login', { data: { username, password } });
  expect(answer.status()).toBe(200);

  async function post(path: string, data: unknown): Promise<void> {
    const answer = await request.post(path, { data });
    expect(answer.status(), await answer.text()).toBe(201);
  }
  return {
    ask: (id: string, text: string) => post(`/api/quotes/${id}/messages`, { text }),
    offer: (id: string, offer: Record<string, unknown> = {}) =>
      post(`/api/quotes/${id}/offers`, {
        wordCount: 5318,
        reason: 'The pictures hold text as well.',
        pricePerWord: '0.15',
        deliverBy: new Date(Date.now() + 7 * dayMs).toISOString(),
        ...offer,
      }),
    /** Records a transfer that came today. */
    record: (id: string, amount: string) =>
      post(`/api/quotes/${id}/payments`, {
        amount,
        way: 'bank',
        receivedOn: new Date().toISOString().slice(0, 10),
        changeId: randomUUID(),
      }),
    /** Hands over finished files, which have to arrive first. */
    async deliver(id: string, names: readonly string[], note?: string) {
      const fileIds: string[] = [];
      let revision = 0;
      for (const name of names) {
        const answer = await request.post(`/api/quotes/${id}/deliverables`, {
          multipart: {
            changeId: randomUUID(),
            file: { name, mimeType: 'text/plain', buffer: Buffer.from(`Translated: ${name}`) },
          },
        });
        expect(answer.status(), await answer.text()).toBe(201);
        const quote = z.parse(quoteSubmissionSchema, await answer.json());
        fileIds.push(quote.deliverables?.at(-1)?.id ?? '');
        revision = quote.revision ?? 0;
      }
      const headers = { 'If-Match': `"${revision}"` };
      const data = { fileIds, ...(note !== undefined && { note }) };
      const answer = await request.post(`/api/quotes/${id}/deliveries`, { data, headers });
      expect(answer.status(), await answer.text()).toBe(201);
    },
    async change(id: string, status: string) {
      const answer = await request.patch(`/api/quotes/${id}/status`, { data: { status } });
      expect(answer.status(), await answer.text()).toBe(200);
    },
  };
}
