import type { IncomingMessage, ServerResponse } from 'node:http';

const maxLingerMs = 10_000;
/** A client that pauses this long has either read the response or left. */
const maxPauseMs = 2000;
const maxLingerBytes = 64 * 1024 ** 2;

/**
 * Sends the whole response at once, then drains what the client is still sending before closing. Closing with
 * unread bytes makes TCP reset the connection, and a browser then shows a network error instead of the response.
 * Bounded in time and bytes.
 */
export function lingerThenEnd(
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
): void {
  if (request.complete || !hasBody(request)) {
    response.end(body);
    return;
  }
  response.setHeader('Connection', 'close');
  response.write(body);
  let drained = 0;
  const limit = setTimeout(end, maxLingerMs);
  const pause = setTimeout(end, maxPauseMs);
  request.on('data', (chunk: Buffer) => {
    pause.refresh();
    drained += chunk.length;
    if (drained > maxLingerBytes) end();
  });
  request.once('end', end);
  request.once('close', end);
  request.resume();

  function end() {
    clearTimeout(limit);
    clearTimeout(pause);
    request.removeAllListeners('data');
    response.end();
  }
}

/**
 * Closes the connection of an answered request whose body has not ended after `maxMs`. Without this, an occasional
 * byte would keep a connection open forever.
 */
export function cutUnfinishedBody(
  request: IncomingMessage,
  response: ServerResponse,
  maxMs: number,
): void {
  response.once('finish', () => {
    if (request.complete) return;
    const cut = setTimeout(() => request.socket.destroy(), maxMs);
    request.once('end', () => clearTimeout(cut));
    request.once('close', () => clearTimeout(cut));
  });
}

function hasBody(request: IncomingMessage): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  return encoding !== undefined || (length !== undefined && length !== '0');
}
