import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type Agent, type IncomingMessage, request } from 'node:http';

/** Bytes of no format: nobody would read words in them. */
const block = randomBytes(1024 ** 2);

interface Question {
  readonly port: number;
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string | number>>;
  /** How many bytes of the document go with it, and what stands around them. */
  readonly bytes?: number;
  readonly around?: readonly [before: string, after: string];
  /** Keeps the connection for the next one. */
  readonly agent?: Agent;
}

/** Sends a request whose body is made as fast as it is taken. @returns the headers of the answer. */
export async function ask(question: Question): Promise<IncomingMessage['headers']> {
  const { port, method, path, bytes = 0, around = ['', ''], agent } = question;
  const [before, after] = around;
  const sent = request({
    host: '127.0.0.1',
    port,
    method,
    path,
    headers: { 'Content-Length': before.length + bytes + after.length, ...question.headers },
    ...(agent && { agent }),
  });
  const answered = once(sent, 'response');
  sent.write(before);
  for (let left = bytes; left > 0; left -= block.length) {
    const isTaken = sent.write(left < block.length ? block.subarray(0, left) : block);
    if (!isTaken) await once(sent, 'drain');
  }
  sent.end(after);
  const [answer] = await answered;
  answer.resume();
  await once(answer, 'end');
  const { statusCode, headers } = answer;
  if (statusCode < 300) return headers;
  throw new Error(`${method} ${path} on ${port}: ${statusCode}`);
}

/** @returns the seconds that the work took. */
export async function inSeconds(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
}
