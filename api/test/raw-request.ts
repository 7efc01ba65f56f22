import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  /** 0 when the connection ended without an answer. */
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/** Opens a connection for bytes that no HTTP client would send. */
export async function openSocket(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  // A reset is an answer like any other here.
  socket.on('error', () => {});
  await new Promise((resolve) => socket.once('connect', resolve));
  return socket;
}

/** Writes as fast as the server reads; resolves early when the connection has ended. */
export function createWriter(socket: Socket): (bytes: Buffer) => Promise<void> {
  let wake = () => {};
  for (const event of ['drain', 'close']) socket.on(event, () => wake());
  return async (bytes) => {
    if (socket.destroyed || socket.write(bytes)) return;
    await new Promise<void>((resolve) => {
      wake = resolve;
    });
  };
}

/** Everything the server sends until it closes the connection. */
export async function readAll(socket: Socket): Promise<RawAnswer> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await new Promise((resolve) => socket.once('close', resolve));
  return parseAnswer(Buffer.concat(chunks).toString());
}

/** Sends the bytes and reads the answer; the client has nothing more to say after them. */
export async function sendRaw(port: number, bytes: string | Buffer): Promise<RawAnswer> {
  const socket = await openSocket(port);
  const answer = readAll(socket);
  socket.write(bytes);
  return answer;
}

function parseAnswer(text: string): RawAnswer {
  const end = text.indexOf('\r\n\r\n');
  const head = end < 0 ? text : text.slice(0, end);
  return {
    status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0),
    head,
    body: end < 0 ? '' : text.slice(end + 4),
  };
}

export function uploadHead(headers: readonly string[]): string {
  return [
    'POST /api/upload-quote HTTP/1.1',
    'Host: test',
    'Connection: close',
    ...headers,
    '',
    '',
  ].join('\r\n');
}
