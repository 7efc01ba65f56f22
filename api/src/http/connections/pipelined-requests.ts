import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** No browser or proxy pipelines requests; the package manager apt sends ten ahead. */
const maxWaiting = 16;
const maxWaitingBytes = 64 * 1024;

/** The requests of one connection that have to wait. */
interface Queue {
  readonly begin: (() => void)[];
  /** Bytes read from the connection when the first of them arrived. */
  bytesReadBefore: number;
}

/**
 * Serves the requests of each connection one after another. A client may pipeline requests (RFC 9112, 9.3.2), and
 * Node would serve all of a packet at once. Node cannot leave the rest of a packet unread, so a connection that is
 * far ahead is cut.
 * @param onFlood called for each connection that is cut, with the request at which it happened.
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
    // Node continues to parse its packet even after the connection was cut.
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
