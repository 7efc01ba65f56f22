import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { setStatus } from '../commands/office/set-status.ts';
import type { QuoteSubmission } from '../record/quote.ts';
import { endpoints } from './endpoints.ts';
import { HttpError } from './http-error.ts';
import { listQuotes } from './quote-list.ts';
import { createAsk, createSend } from './send.ts';
import { createTake } from './take.ts';
import { createVisitorClient } from './visitor-client.ts';

const quote: QuoteSubmission = {
  id: 'q1',
  reference: 'YQ-0001-0001',
  revision: 3,
  status: 'pending',
  customerName: '陈思远',
  customerEmail: 'chen@example.com',
  translationDirection: 'Chinese to English Translation',
  serviceType: 'Standard Translation',
  deliveryTimeline: 'Standard (5-7 days)',
  fileName: '合同 草案.txt',
  fileSize: 40,
  fileType: 'text/plain',
  wordCount: 9,
  estimatedWordCount: 9,
  wordCountBasis: 'estimated',
  measurement: null,
  estimatedCost: '0.90',
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  history: [],
};

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function connect(answer: (req: IncomingMessage, res: ServerResponse) => void) {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  const reach: typeof fetch = (path, init) =>
    fetch(`http://127.0.0.1:${address.port}${path}`, init);
  const send = createSend((path, init) => reach(path, init));
  return {
    ...createVisitorClient((path, init) => reach(path, init)),
    ask: createAsk(send),
    take: createTake(send),
    listQuotes: (cursor?: string) => listQuotes(send, cursor),
  };
}

function answerJson(status: number, body: unknown, headers: Record<string, string> = {}) {
  return (_req: IncomingMessage, res: ServerResponse) => {
    res.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    res.end(JSON.stringify(body));
  };
}

describe('calls of the API', () => {
  it('rejects with the status code and the body', async () => {
    const client = await connect(answerJson(401, { message: 'No.', code: 'unauthenticated' }));
    const error = await client.listQuotes().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(HttpError);
    expect(String(error)).toBe('HttpError: 401: {"message":"No.","code":"unauthenticated"}');
    expect((error as HttpError).problem?.message).toBe('No.');
  });

  it('rejects with the status text when the body is empty', async () => {
    const client = await connect((_req, res) => res.writeHead(502).end());
    await expect(client.ask(endpoints.adminCheck, {})).rejects.toThrow('502: Bad Gateway');
  });

  it('lists submissions, and with the cursor of that what has changed since', async () => {
    const servedAt = 'Fri, 20 Nov 2026 12:00:00 GMT';
    const client = await connect((req, res) => {
      const isDifference = req.url === '/api/admin/quotes?since=7-%C3%A4';
      const body = isDifference ? { changed: [quote], removed: ['gone'], cursor: '8' } : [quote];
      answerJson(200, body, { Date: servedAt, 'List-Cursor': '7-0' })(req, res);
    });
    const whole = { kind: 'whole', quotes: [quote], cursor: '7-0', servedAt };
    expect(await client.listQuotes()).toEqual(whole);
    expect(await client.listQuotes('too old')).toEqual(whole);
    const changes = { kind: 'changes', changed: [quote], removed: ['gone'], cursor: '8', servedAt };
    expect(await client.listQuotes('7-ä')).toEqual(changes);
  });

  it('has no cursor from a server that tells no changes', async () => {
    const client = await connect(answerJson(200, [quote]));
    expect(await client.listQuotes('7-0')).toMatchObject({ kind: 'whole', cursor: null });
  });

  it('rejects a list that is not the API’s', async () => {
    const client = await connect(answerJson(200, [{ ...quote, id: 5 }]));
    await expect(client.listQuotes()).rejects.toThrow();
  });

  it('sends the revision it expects and answers a conflict as a value', async () => {
    let expected: string | undefined;
    const client = await connect((req, res) => {
      expected = req.headers['if-match'];
      answerJson(412, { message: 'Changed.', code: 'revision-mismatch', quote })(req, res);
    });
    const change = { body: { status: 'completed' }, ifRevision: 2 };
    expect(await client.take(setStatus, { id: 'q1' }, change)).toEqual({ kind: 'conflict', quote });
    expect(expected).toBe('"2"');
  });

  it('sends a payment amount in dollars', async () => {
    let body = '';
    const client = await connect(async (req, res) => {
      for await (const chunk of req) body += chunk;
      answerJson(200, { clientSecret: 'secret' })(req, res);
    });
    expect(await client.createPaymentIntent(23_040)).toEqual({ clientSecret: 'secret' });
    expect(body).toBe('{"amount":230.4}');
  });
});
