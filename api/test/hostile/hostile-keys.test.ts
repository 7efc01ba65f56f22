import { createHash } from 'node:crypto';
import { calls } from '@yiqiao/contract/http/calls';
import { type QuoteReceipt, quoteReceiptSchema } from '@yiqiao/contract/record/quote';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { quoteForm } from '../quote-form.ts';
import { startTestServer, type TestServer } from '../server/test-server.ts';
import { createOfficeClient, type OfficeClient } from '../staff-client.ts';
import { createStaffVisitor, type Visitor } from '../visitor.ts';
import { type ClientCall, callInit, formInit, goodBodies } from './client-calls.ts';

const dayMs = 86_400_000;
const start = Date.UTC(2026, 10, 20, 10);
const clientCalls = Object.keys(goodBodies) as ClientCall[];

let now = start;
let server: TestServer;
let office: Visitor;
let orders: OfficeClient;
/** An order that is open, and its key. */
let order: QuoteReceipt;
let key = '';
/** What somebody could try in its place, by how it was come by. */
let wrongKeys: ReadonlyMap<string, string>;

beforeAll(async () => {
  server = await startTestServer({ surroundings: { clock: () => now } });
  office = await createStaffVisitor(server.url);
  orders = createOfficeClient((path, init) => office.fetch(path, init));
  const ended = await submit();
  await office.client.setStatus(ended.id, { status: 'completed' });
  now += 91 * dayMs;
  await office.logIn();
  order = await submit();
  const renewed = keyOf(order);
  key = keyOf({ requestPath: await orders.renewLink(order.id) });
  const offer = { wordCount: 3, pricePerWord: '0.15' };
  const deliverBy = new Date(now + dayMs).toISOString();
  await orders.makeOffer(order.id, { ...offer, deliverBy });
  wrongKeys = await collectWrongKeys(renewed, keyOf(ended));
});
afterAll(() => server.close());

async function submit(): Promise<QuoteReceipt> {
  const init = { method: 'POST', body: quoteForm() };
  const sent = await fetch(`${server.url}/api/upload-quote`, init);
  return z.parse(quoteReceiptSchema, await sent.json());
}

function keyOf({ requestPath = '' }: Pick<QuoteReceipt, 'requestPath'>): string {
  return requestPath.split('/').at(-1) ?? '';
}

async function collectWrongKeys(renewed: string, ended: string) {
  return new Map([
    ['guessed', 'x'.repeat(32)],
    ['altered at its end', key.slice(0, -1) + otherThan(key.slice(-1))],
    ['altered at its beginning', otherThan(key.slice(0, 1)) + key.slice(1)],
    ['with the case of its letters turned', turnCase(key)],
    ['cut short', key.slice(0, -1)],
    ['longer', `${key}A`],
    ['twice', key + key],
    ['with a space', `${key}%20`],
    ['with a null', `${key}%00`],
    ['renewed', renewed],
    ['ended', ended],
    ['of a submission, its id', order.id],
    ['of a submission, its reference', order.reference ?? ''],
    ['hashed, as the record has it', createHash('sha256').update(key).digest('hex')],
    ['of an object, a name it inherits', '__proto__'],
    ['of 3000 characters', 'x'.repeat(3000)],
  ]);
}

function otherThan(letter: string): string {
  return letter === 'A' ? 'B' : 'A';
}

function turnCase(text: string): string {
  return [...text]
    .map((letter) =>
      letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
    )
    .join('');
}

/** Each call comes from an address of its own, so that no limit is met. */
let addresses = 0;

/** Everything in a response except its date and its id. */
async function answerTo(name: ClientCall, parameters: Record<string, string>, init: RequestInit) {
  addresses += 1;
  const address = `2001:db8:${addresses.toString(16)}::1`;
  const path = calls[name].path.replace(/:(\w+)/g, (_, it) => parameters[it] ?? 'guessed');
  const answer = await fetch(server.url + path, {
    ...init,
    redirect: 'manual',
    headers: { ...Object.fromEntries(new Headers(init.headers)), 'X-Forwarded-For': address },
  });
  const headers = Object.fromEntries(answer.headers);
  delete headers.date;
  delete headers['x-request-id'];
  return { status: answer.status, headers, body: await answer.text() };
}

describe.each(clientCalls)('%s', (name) => {
  it('answers every wrong key alike, byte for byte', async () => {
    for (const init of [callInit(name), ...(goodBodies[name] ? [formInit(name)] : [])]) {
      const guessed = await answerTo(name, { key: 'y'.repeat(32) }, init);
      expect(guessed.status).toBe(404);
      for (const [how, wrong] of wrongKeys) {
        expect(await answerTo(name, { key: wrong }, init), how).toEqual(guessed);
      }
    }
  });

  it('tells by no other refusal whether a key is right', async () => {
    if (goodBodies[name] === undefined) return;
    for (const body of [null, [], { version: 'x', number: 'x', text: 1, what: 'x' }]) {
      const init = callInit(name, body);
      const right = await answerTo(name, { key }, init);
      expect(right.status).toBe(400);
      expect(await answerTo(name, { key: 'y'.repeat(32) }, init)).toEqual(right);
    }
  });
});

it('tries keys on an order that its own key opens', async () => {
  const answer = await answerTo('clientRequest', { key }, callInit('clientRequest'));
  expect(answer.status).toBe(200);
  expect(JSON.parse(answer.body)).toMatchObject({ reference: order.reference, openVersion: 1 });
});

it('leaves an order as it is, whatever wrong keys have tried', async () => {
  const list = await office.client.listQuotes();
  const quotes = list.kind === 'whole' ? list.quotes : [];
  const found = quotes.find(({ id }) => id === order.id);
  expect(found).toMatchObject({ status: 'pending' });
  expect(found).not.toHaveProperty('acceptance');
  expect(found).not.toHaveProperty('messages');
});

it('logs no key, right or wrong, that was tried', () => {
  const logged = JSON.stringify(server.logged);
  for (const [how, tried] of [...wrongKeys, ['right', key]] as const) {
    if (how.startsWith('of a')) continue;
    expect(logged.includes(tried), how).toBe(false);
  }
});
