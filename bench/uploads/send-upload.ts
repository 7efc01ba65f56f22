import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';

const boundary = 'yiqiao-bench-boundary';
/** Bytes of no format: nobody would read words in them. */
const block = randomBytes(1024 ** 2);

const fields = {
  customerName: 'Bench',
  customerEmail: 'bench@example.com',
  translationDirection: 'Chinese Writing',
};

function part(head: string, content = ''): string {
  return `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}`;
}

const opening = Object.entries(fields)
  .map(([name, value]) => part(`name="${name}"`, `${value}\r\n`))
  .concat(part('name="file"; filename="bench.bin"\r\nContent-Type: application/octet-stream'))
  .join('');
const closing = `\r\n--${boundary}--\r\n`;

/** Sends a form with one document of `bytes` as fast as it is taken. @returns the seconds it took. */
export async function sendForm(port: number, path: string, bytes: number): Promise<number> {
  const length = opening.length + bytes + closing.length;
  return send(
    port,
    'POST',
    path,
    bytes,
    [opening, closing],
    [`Content-Type: multipart/form-data; boundary=${boundary}`, `Content-Length: ${length}`],
  );
}

/** Sends the bare bytes, as nginx takes them. */
export async function sendPut(port: number, path: string, bytes: number): Promise<number> {
  return send(port, 'PUT', path, bytes, ['', ''], [`Content-Length: ${bytes}`]);
}

async function send(
  port: number,
  method: string,
  path: string,
  bytes: number,
  [before, after]: readonly [string, string],
  headers: readonly string[],
): Promise<number> {
  const startedAt = performance.now();
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const answer = once(socket, 'data');
  const head = [`${method} ${path} HTTP/1.1`, 'Host: bench', 'Connection: close', ...headers];
  socket.write(`${head.join('\r\n')}\r\n\r\n${before}`);
  for (let left = bytes; left > 0; left -= block.length) {
    const isTaken = socket.write(left < block.length ? block.subarray(0, left) : block);
    if (!isTaken) await once(socket, 'drain');
  }
  socket.write(after);
  const [data] = await answer;
  const status = /^HTTP\/1\.1 (\d+)/.exec(String(data))?.[1] ?? 'no answer';
  if (!status.startsWith('2')) throw new Error(`${method} ${path} on ${port}: ${status}`);
  socket.destroy();
  return (performance.now() - startedAt) / 1000;
}
