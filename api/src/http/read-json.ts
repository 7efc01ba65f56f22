import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import { HttpProblem } from './answers/http-problem.ts';
import { allowBody } from './connections/expect-continue.ts';

/**
 * Refuses compressed bodies: their real size is unknown before they are decompressed.
 * @throws HttpProblem 415
 */
export function refusePackedBody({ headers }: IncomingMessage): void {
  if (/^(identity)?$/i.test(headers['content-encoding'] ?? '')) return;
  throw new HttpProblem(
    415,
    'unsupported-media-type',
    'Send the body as it is, without Content-Encoding.',
    { headers: { 'Accept-Encoding': 'identity' } },
  );
}

const maxBytes = 16 * 1024;
const maxMs = 15_000;

/**
 * Reads a small JSON body and checks it. @throws HttpProblem 400, 408, 413 or 415
 * @param message for a body that does not match the schema.
 */
export async function readJson<Schema extends z.core.$ZodType>(
  request: IncomingMessage,
  response: ServerResponse,
  schema: Schema,
  message: string,
): Promise<z.output<Schema>> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')) {
    throw new HttpProblem(415, 'unsupported-media-type', 'Send the body as application/json.');
  }
  return checkBody(parse(await readText(request, response)), schema, message);
}

/** @throws HttpProblem 400 that names the first field that is wrong. */
export function checkBody<Schema extends z.core.$ZodType>(
  body: unknown,
  schema: Schema,
  message: string,
): z.output<Schema> {
  const parsed = z.safeParse(schema, body);
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path[0];
  throw new HttpProblem(400, 'bad-request', message, {
    ...(typeof field === 'string' && { field }),
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new HttpProblem(400, 'malformed-body', 'The body is not JSON.', { cause });
  }
}

/** Reads a small body as text. @throws HttpProblem 400, 408 or 413 */
export async function readText(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<string> {
  return (await readBytes(request, response, maxBytes)).toString();
}

/** Reads a body as raw bytes. @throws HttpProblem 400, 408 or 413 */
export async function readBytes(
  request: IncomingMessage,
  response: ServerResponse,
  mostBytes: number,
): Promise<Buffer> {
  allowBody(request, response);
  if (Number(request.headers['content-length'] ?? 0) > mostBytes) throw tooLarge();
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const timer = setTimeout(() => {
      settle();
      reject(new HttpProblem(408, 'stalled', 'The request did not arrive in time.'));
    }, maxMs);
    function onData(chunk: Buffer): void {
      size += chunk.length;
      chunks.push(chunk);
      if (size <= mostBytes) return;
      settle();
      reject(tooLarge());
    }
    function onEnd(): void {
      settle();
      resolve(Buffer.concat(chunks));
    }
    function onClose(): void {
      settle();
      reject(new HttpProblem(400, 'malformed-body', 'The request ended too early.'));
    }
    function settle(): void {
      clearTimeout(timer);
      request.off('data', onData).off('end', onEnd).off('close', onClose).pause();
    }
    request.on('data', onData).once('end', onEnd).once('close', onClose);
  });
}

function tooLarge(): HttpProblem {
  return new HttpProblem(413, 'body-too-large', 'The request is too large.');
}
