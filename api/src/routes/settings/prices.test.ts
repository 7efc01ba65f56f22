import type { Measurement } from '@yiqiao/contract/counting/measurement';
import { nameOfPrices, specifiedPrices } from '@yiqiao/contract/money/prices';
import { type QuoteReceipt, quoteReceiptSchema } from '@yiqiao/contract/record/quote';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { quoteForm } from '../../../test/quote-form.ts';
import { formAfter, sendWhole } from '../../../test/sent-in-pieces.ts';
import { reportOf } from '../../../test/server/held-measurer.ts';
import { startTestServer, type TestServer } from '../../../test/server/test-server.ts';
import { submitOrder } from '../../../test/submit-quote.ts';
import { createStaffVisitor, createVisitor, type Visitor } from '../../../test/visitor.ts';

const hour = 3_600_000;
const minute = 60_000;
const specified = nameOfPrices(specifiedPrices);
const professional = {
  serviceType: 'Professional Translation',
  deliveryTimeline: 'Express (2-3 days)',
};

let now: number;
let report: Measurement;
let server: TestServer;
let owner: Visitor;

async function start() {
  server = await startTestServer({
    surroundings: {
      clock: () => now,
      measurer: { measure: async () => report, close: async () => {} },
    },
  });
}

beforeEach(async () => {
  now = Date.now();
  report = reportOf(1001);
  await start();
  owner = await createStaffVisitor(server.url);
});
afterEach(() => server.close());

async function change(prices: Record<string, string>) {
  const answer = await owner.fetch('/api/settings', {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ prices }),
  });
  expect(answer.status).toBe(200);
}

async function send(fields: Record<string, string> = {}): Promise<QuoteReceipt> {
  const body = quoteForm({ ...professional, ...fields });
  const answer = await createVisitor(server.url).fetch('/api/upload-quote', {
    method: 'POST',
    body,
  });
  return z.parse(quoteReceiptSchema, await answer.json());
}

const costOf = async (fields = {}) => (await send(fields)).estimatedCost;

describe('prices that an owner has changed', () => {
  it('hold for the next request, also after a restart', async () => {
    expect(await costOf()).toBe('225.23');
    await change({ professionalTranslation: '0.165' });
    expect(await costOf()).toBe('247.75');
    server = await server.restart();
    expect(await costOf()).toBe('247.75');
  });

  it('leave those who were shown the former ones a day for it, and say so', async () => {
    const changedAt = new Date(now).toISOString();
    await change({ professionalTranslation: '0.165' });
    now += 24 * hour - minute;
    server = await server.restart();
    const honoured = await send({ prices: specified });
    expect(honoured).toMatchObject({ estimatedCost: '225.23', ratesReplacedAt: changedAt });
    now += 2 * minute;
    const late = await send({ prices: specified });
    expect(late.estimatedCost).toBe('247.75');
    expect(late).not.toHaveProperty('ratesReplacedAt');
  });

  it('are had by nobody who makes prices up', async () => {
    await change({ professionalTranslation: '0.165' });
    const cheap = nameOfPrices({ ...specifiedPrices, professionalTranslation: '0.001' });
    for (const prices of [cheap, '', '0.001', 'x'.repeat(5000)]) {
      expect(await costOf({ prices })).toBe('247.75');
    }
  });

  it('are kept with a request whose document came in pieces', async () => {
    await change({ professionalTranslation: '0.165' });
    const visitor = createVisitor(server.url);
    const path = await sendWhole(visitor.fetch, new Uint8Array(600));
    const body = formAfter(path, { ...professional, prices: specified });
    const { key } = await submitOrder(visitor, body);
    const page = await visitor.fetch(`/api/requests/${key}`);
    expect(await page.json()).toMatchObject({
      estimatedCost: '225.23',
      ratesReplacedAt: expect.any(String),
    });
  });

  it('change nothing of what was asked before, however often it is counted', async () => {
    const { id } = await send();
    await change({ professionalTranslation: '0.165', expressDelivery: '3' });
    const later = await send();
    report = reportOf(2002);
    for (const [quoteId, cost] of [
      [id, '450.45'],
      [later.id, '990.99'],
    ] as const) {
      const path = `/api/admin/quotes/${quoteId}/count`;
      expect((await owner.fetch(path, { method: 'POST' })).status).toBeLessThan(300);
      const read = async () => {
        const list = await owner.client.listQuotes();
        const quotes = list.kind === 'whole' ? list.quotes : [];
        return quotes.find((quote) => quote.id === quoteId);
      };
      await expect.poll(async () => (await read())?.estimatedCost).toBe(cost);
    }
  });

  it('are those of a request that staff open from then on', async () => {
    await change({ professionalTranslation: '0.165' });
    const answer = await owner.fetch('/api/quotes', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        way: 'telephone',
        customerName: '林美慧',
        translationDirection: 'Chinese to English Translation',
        changeId: 'change-of-test',
      }),
    });
    expect(await answer.json()).toMatchObject({
      quote: { rates: { ...specifiedPrices, professionalTranslation: '0.165' } },
    });
  });
});
