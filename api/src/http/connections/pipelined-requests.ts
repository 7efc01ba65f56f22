import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** No browser or proxy sends requests ahead of the answers; the package manager apt sends ten. */
const maxWaiting = 16;
const maxWaitingBytes = 64 * 1024;

/** The requests of one connection that have to wait. */
interface Queue {
  readonly begin: (() => void)[];
  /** What the connection had brought when the first of them came. */
  bytesReadBefore: number;
}

/**
 * Serves the requests of each connection one after another. A client may send many requests without
 * reading an answer (RFC 9112, 9.3.2), and Node would serve all that one packet holds at once. Node
 * gives no way to leave the rest of a packet unread, so a connection that is far ahead is cut.
 * @param onFlood told of each connection that is cut, and with which request.
 */
export function serveInTurn(
  serve: RequestListener,
  onFlood: (request: IncomingMessage, response: ServerResponse) => void,
): RequestListener {
  const busy = new WeakMap<Socket, Queue>();

  function begin(request: IncomingMessage, response: ServerResponse): void {
    response.once('close', () => beginNext(request.socket));
    serve(request, response);
  }

  function beginNext(socket: Socket): void {
    const next = socket.destroyed ? undefined : busy.get(socket)?.begin.shift();
    if (next) next();
    else busy.delete(socket);
  }

  return (request, response) => {
    const { socket } = request;
    // Node goes on with the packet it has, also after the connection was cut.
    if (socket.destroyed) return;
    const queue = busy.get(socket);
    if (!queue) {
      busy.set(socket, { begin: [], bytesReadBefore: 0 });
      begin(request, response);
      return;
    }
    if (queue.begin.length === 0) queue.bytesReadBefore = socket.bytesRead;
    const waitingBytes = socket.bytesRead - queue.bytesReadBefore;
    if (queue.begin.length < maxWaiting && waitingBytes < maxWaitingBytes) {
      queue.begin.push(() => begin(request, response));
    } else {
      onFlood(request, response);
      socket.destroy();
    }
  };
}
