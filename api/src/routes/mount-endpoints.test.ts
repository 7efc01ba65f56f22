import type { EndpointDefinition } from '@yiqiao/contract/commands/endpoint';
import { basisOf } from '@yiqiao/contract/counting/word-count';
import { calls } from '@yiqiao/contract/http/calls';
import { problemSchema } from '@yiqiao/contract/problem/problem';
import { type QuoteSubmission, quoteReceiptSchema } from '@yiqiao/contract/record/quote';
import { isUnderWay } from '@yiqiao/contract/record/scan-reading';
import * as fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { quoteForm } from '../../test/quote-form.ts';
import { startTestServer } from '../../test/server/test-server.ts';
import {
  allowedValues,
  type JsonSchema,
  nearlyAllowedValues,
} from '../../test/values-of-schema.ts';
import { createStaffVisitor, createVisitor } from '../../test/visitor.ts';

const server = await startTestServer();
const office = await createStaffVisitor(server.url);
/** Without a session: what is tried at log-in and log-out must not touch the office's. */
const stranger = createVisitor(server.url);
const sent = await office.fetch('/api/upload-quote', { method: 'POST', body: quoteForm() });
const receipt = z.parse(quoteReceiptSchema, await sent.json());
const id = receipt.id;
const key = receipt.requestPath?.replace('/request/', '') ?? '';
afterAll(() => server.close());

interface Attempt {
  readonly parameter: string;
  readonly query: string;
  readonly init: RequestInit;
}

/** Each attempt comes from another address: what is tried here are bodies, not limits. */
function send(endpoint: EndpointDefinition, { parameter, query, init }: Attempt, address: string) {
  const path = endpoint.path.replace(/:\w+/g, parameter) + query;
  const headers = { ...init.headers, 'X-Forwarded-For': address };
  const visitor = endpoint.access === 'anyone' ? stranger : office;
  return visitor.fetch(path, { ...init, method: endpoint.method, headers });
}

function attempts(endpoint: EndpointDefinition): fc.Arbitrary<Attempt> {
  const named = endpoint.path.includes(':key') ? key : id;
  const parameter = endpoint.path.includes(':')
    ? fc.oneof(
        fc.constant(named),
        fc.constantFrom('..', '%00', '%ff', '%2e%2e%2f', 'x'.repeat(3000)),
      )
    : fc.constant('');
  return fc.record({ parameter, query: queries(endpoint), init: requests(endpoint) });
}

function queries({ query }: EndpointDefinition): fc.Arbitrary<string> {
  if (!query) return fc.constant('');
  const names = Object.keys(toJsonSchema(query).properties ?? {});
  const value = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('1-0', '0-00000000', '-1'));
  const pair = fc
    .tuple(fc.constantFrom(...names, '__proto__'), value)
    .map(([name, text]) => `${new URLSearchParams([[name, text]])}`);
  return fc.array(pair, { maxLength: 2 }).map((pairs) => `?${pairs.join('&')}`);
}

function requests({
  method,
  request,
  form,
  takesForm = false,
}: EndpointDefinition): fc.Arbitrary<RequestInit> {
  if (method === 'GET') return fc.constant({});
  const json = (body: string) => ({ body, headers: { 'Content-Type': 'application/json' } });
  const hostile = fc.oneof(
    fc.json().map(json),
    fc.string().map(json),
    fc.constant(json('['.repeat(9000))),
    fc.constant(json(`"${'x'.repeat(20_000)}"`)),
    fc.constant({ body: '{}', headers: { 'Content-Type': 'text/plain' } }),
  );
  if (form) return fc.oneof(hostile, forms(form));
  if (!request) return hostile;
  const schema = toJsonSchema(request);
  const values = fc.oneof(allowedValues(schema), nearlyAllowedValues(schema));
  return fc.oneof(
    values.map((value) => json(JSON.stringify(value))),
    hostile,
    ...(takesForm ? [values.map((value) => ({ body: new URLSearchParams(Object(value)) }))] : []),
  );
}

/** The form with one text that nobody has checked. */
function forms(form: z.ZodMiniType): fc.Arbitrary<RequestInit> {
  const names = Object.keys(toJsonSchema(form).properties ?? {}).filter((name) => name !== 'file');
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), fc.constant(null));
  return fc
    .tuple(fc.constantFrom(...names), text)
    .map(([name, value]) => ({ body: quoteForm({ [name]: value }) }));
}

function toJsonSchema(schema: z.ZodMiniType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input' }) as JsonSchema;
}

async function expectPromisedBody(endpoint: EndpointDefinition, answer: Response): Promise<void> {
  if (endpoint.response instanceof z.ZodMiniFile && answer.ok) return;
  const text = await answer.text();
  const body: unknown = answer.status === 204 ? undefined : JSON.parse(text);
  const schema = answer.ok ? endpoint.response : problemSchema;
  const refusals: Record<number, z.ZodMiniType | undefined> = {
    409: endpoint.refusal,
    412: endpoint.conflict,
  };
  // Equal, not only matching: a field that the schema does not name would be missing on one side.
  expect(z.parse(refusals[answer.status] ?? schema, body)).toEqual(body);
}

/** Once nothing is being counted or read any more that an attempt before has asked for. */
async function readCursor(): Promise<string | null> {
  for (;;) {
    const list = await office.client.listQuotes();
    if (list.kind === 'whole' && !list.quotes.some(isBusy)) return list.cursor;
  }
}

function isBusy(quote: QuoteSubmission): boolean {
  return basisOf(quote) === 'counting' || isUnderWay(quote.reading);
}

const cases = Object.entries<EndpointDefinition>(calls);
/** What is held open has an answer that does not end. */
const ending = cases.filter(([, { mediaType }]) => mediaType !== 'text/event-stream');

describe('mountEndpoints', () => {
  it.each(ending)('%s answers whatever is sent as its schemas promise', async (_name, endpoint) => {
    await fc.assert(
      fc.asyncProperty(attempts(endpoint), fc.ipV4(), async (attempt, address) => {
        const cursor = await readCursor();
        const answer = await send(endpoint, attempt, address);
        expect(answer.status).toBeLessThan(500);
        await expectPromisedBody(endpoint, answer);
        if (answer.ok) return;
        expect(await office.client.listQuotes()).toMatchObject({ cursor });
      }),
      { numRuns: 25 },
    );
  });

  it.each(cases.filter(([, { access }]) => access !== 'anyone'))(
    '%s is closed without a session',
    async (_name, { method, path }) => {
      const answer = await fetch(server.url + path.replace(/:\w+/g, id), { method });
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ code: 'unauthenticated' });
    },
  );
});
