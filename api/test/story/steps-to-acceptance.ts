import { type QuoteSubmission, quoteReceiptSchema } from '@yiqiao/contract/record/quote';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { quoteForm } from '../quote-form.ts';
import { clientOf, type StoryOrder, sendAsClient, sha256Of } from './story-order.ts';
import type { StoryStep } from './story-step.ts';

const dayMs = 86_400_000;

function offer(order: StoryOrder, version: number) {
  return {
    wordCount: 1000 * version,
    reason: 'Counted by a person',
    pricePerWord: '0.15',
    deliverBy: new Date(Date.now() + 7 * dayMs).toISOString(),
    changeId: order.changeId(`offer ${version}`),
  };
}

/** Sends an offer, the same each time. */
export async function makeOffer(order: StoryOrder, version: number) {
  return order.office.makeOffer(order.id, offer(order, version));
}

export const request: StoryStep = {
  name: 'the request',
  async run(order) {
    const { email, document } = order;
    const answer = await sendAsClient(order, '/api/upload-quote', {
      method: 'POST',
      headers: { 'Idempotency-Key': order.changeId('request') },
      body: quoteForm({ customerEmail: email }, { content: document }),
    });
    expect(answer.status).toBe(201);
    const { id, requestPath = '' } = z.parse(quoteReceiptSchema, await answer.json());
    order.id = id;
    order.key = requestPath.split('/').at(-1) ?? '';
  },
  async holds({ customerEmail, filePath, status }, { email, document, server }) {
    expect(customerEmail).toBe(email);
    // Of a completed order the bytes go at any moment, and just before the record says so.
    if (status === 'completed') return;
    const file = await server.staff.fetch(`/api/admin/files/${filePath}`);
    expect(file.status).toBe(200);
    expect(sha256Of(new Uint8Array(await file.arrayBuffer()))).toBe(sha256Of(document));
  },
};

const question: StoryStep = {
  name: 'a question',
  async run(order) {
    const message = { text: 'Which 订金 is meant?', changeId: order.changeId('question') };
    expect(await order.office.sendMessage(order.id, message)).toMatchObject({ kind: 'updated' });
  },
  holds: (quote, order) => expectMessage(quote, order.changeId('question')),
};

const answer: StoryStep = {
  name: 'the answer',
  async run(order) {
    const message = { text: 'The second one.', changeId: order.changeId('answer') };
    expect(await clientOf(order).sendMessage(message)).toMatchObject({ kind: 'done' });
  },
  holds: (quote, order) => expectMessage(quote, order.changeId('answer')),
};

function expectMessage({ messages = [] }: QuoteSubmission, id: string): void {
  expect(messages.filter((message) => message.id === id)).toHaveLength(1);
}

export function offerStep(version: number): StoryStep {
  return {
    name: `quote ${version}`,
    async run(order) {
      expect(await makeOffer(order, version)).toMatchObject({ kind: 'updated' });
    },
    holds({ offers = [] }) {
      expect(offers.filter((known) => known.version === version)).toHaveLength(1);
    },
  };
}

const acceptanceOfTheOld: StoryStep = {
  name: 'an acceptance of the quote that was replaced',
  async run(order) {
    const answered = await clientOf(order).accept({ version: 1, name: '林美' });
    expect(answered).toMatchObject({ kind: 'refused', code: 'offer-superseded' });
  },
  holds({ acceptance }) {
    expect(acceptance?.version).not.toBe(1);
  },
};

export function acceptanceStep(version: number): StoryStep {
  return {
    name: `the acceptance of ${version}`,
    async run(order) {
      const answered = await clientOf(order).accept({ version, name: '林美' });
      expect(answered).toMatchObject({ kind: 'done' });
    },
    holds({ acceptance, earlierAcceptances = [] }) {
      const versions = [...earlierAcceptances, acceptance].map((known) => known?.version);
      expect(versions.filter((known) => known === version)).toHaveLength(1);
    },
  };
}

/** From the dropped document to the acceptance. */
export const stepsToAcceptance: readonly StoryStep[] = [
  request,
  question,
  answer,
  offerStep(1),
  offerStep(2),
  acceptanceOfTheOld,
  acceptanceStep(2),
];
