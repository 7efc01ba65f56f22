import { once } from 'node:events';
import { createServer, request as forward, type ServerResponse } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createUpload, pathOf, reachAt, sendPiece } from '../../test/sent-in-pieces.ts';
import { startTestServer, type TestServer } from '../../test/server/test-server.ts';
import { runDoctor } from './doctor/run-doctor.ts';

const trial = { durationMs: 1000, intervalMs: 10, answerMs: 5000, progressMs: 60_000 };
/** So long that a proxy cuts it before its end on the slowest machine. */
const longTrial = { ...trial, durationMs: 60_000 };

/** How a proxy ends a request that takes too long. */
type Cut = (response: ServerResponse) => void;
const answer502: Cut = (response) => response.writeHead(502).end('Bad Gateway');
const hangUp: Cut = (response) => response.destroy();

/** A proxy that waits this long for the answer to a body, even while the client is still sending it. */
async function proxyTo(
  port: number,
  patienceMs: number,
  cut: Cut,
  refused: readonly string[] = [],
): Promise<string> {
  const proxy = createServer((request, response) => {
    const { method = '', headers, url: path } = request;
    if (refused.includes(method)) {
      response.writeHead(405).end();
      return;
    }
    let patience: NodeJS.Timeout | undefined;
    const target = { port, host: '127.0.0.1', method, headers, path, agent: false };
    const onward = forward(target, (answer) => {
      clearTimeout(patience);
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => {});
    response.on('close', () => onward.destroy());
    request.once('data', () => {
      patience = setTimeout(() => cut(response), patienceMs);
    });
    onward.flushHeaders();
    request.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  onTestFinished(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  const address = proxy.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

async function startOffice(): Promise<TestServer> {
  const server = await startTestServer({ environment: { UPLOAD_RESERVE_BYTES: '1' } });
  onTestFinished(() => server.close());
  return server;
}

/** What the doctor says of the way through a proxy. */
async function examine(server: TestServer, publicOrigin: string, uploadTrial = trial) {
  const printed: string[] = [];
  const isWell = await runDoctor(
    { ...server.settings, publicOrigin },
    {
      user: process.getuid?.(),
      now: Date.now(),
      print: (line) => printed.push(line),
      uploadTrial,
    },
  );
  return { isWell, printed: printed.join('\n') };
}

describe('checkSlowUpload', () => {
  it.each([
    ['answers 502', answer502, 'answered with 502'],
    ['hangs up', hangUp, 'ended: (?:socket hang up|read ECONNRESET|write EPIPE)'],
  ])('finds a proxy that %s when an upload outlasts its patience', async (_name, cut, how) => {
    const server = await startOffice();
    const origin = await proxyTo(server.port, 300, cut);
    const { isWell, printed } = await examine(server, origin, longTrial);
    expect(isWell).toBe(false);
    const after = '(?:0\\.[3-9]|[1-9]\\d?\\.\\d) s';
    expect(printed).toMatch(new RegExp(`PROBLEM +A form is cut after ${after}: ${how}`));
    expect(printed).toContain('read_timeout (Caddy)');
  });

  it('finds a proxy that lets no pieces through', async () => {
    const server = await startOffice();
    const origin = await proxyTo(server.port, 60_000, hangUp, ['PATCH']);
    const { isWell, printed } = await examine(server, origin);
    expect(isWell).toBe(false);
    expect(printed).toMatch(/PROBLEM +The proxy answers PATCH \/api\/uploads with 405/);
    expect(await server.files()).toEqual([]);
  });

  it('tells of documents that are arriving in pieces', async () => {
    const server = await startOffice();
    const reach = reachAt(server.url);
    const path = pathOf(await createUpload(reach, 5000));
    await sendPiece(reach, path, 0, 'x'.repeat(3072));
    const { printed } = await examine(server, await proxyTo(server.port, 60_000, hangUp));
    expect(printed).toContain('Arriving in pieces: 1 document not finished, 3.0 KB so far.');
  });

  it('is content with a patient proxy, and leaves nothing behind', async () => {
    const server = await startOffice();
    const { isWell, printed } = await examine(server, await proxyTo(server.port, 60_000, hangUp));
    expect(isWell, printed).toBe(true);
    expect(printed).toContain('Documents in pieces pass the proxy.');
    expect(printed).toContain('An upload that took 1.0 s passed.');
    expect(await server.files()).toEqual([]);
    expect(printed).toContain('No document is missing, of 0.');
  });
});
