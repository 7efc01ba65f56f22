import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** What `createServer` takes, and where a connection is noted when it is cut. */
export interface CutConnections {
  readonly classes: {
    readonly IncomingMessage: typeof IncomingMessage;
    readonly ServerResponse: typeof ServerResponse;
  };
  note(exchange: Exchange): void;
}

/**
 * Node parses the packet it has to its end, also when the connection was destroyed in the middle of it,
 * and makes two objects for each of the thousand requests in it: 200 such packets took 550 MB. For a
 * connection that was cut, the exchange at which it happened stands for all that follow. All others are
 * made by Node's own constructors: an object made in the name of the proxy would have a shape of its own,
 * which cost three quarters of the requests a second.
 */
export function createCutConnections(): CutConnections {
  const cut = new WeakMap<Socket, Exchange>();

  function find(socket: unknown): Exchange | undefined {
    return socket instanceof Socket ? cut.get(socket) : undefined;
  }

  return {
    classes: {
      IncomingMessage: new Proxy(IncomingMessage, {
        construct: (target, args: readonly unknown[]) =>
          find(args[0])?.request ?? Reflect.construct(target, args),
      }),
      ServerResponse: new Proxy(ServerResponse, {
        construct: (target, args: readonly unknown[]) => {
          const [request] = args;
          const socket = request instanceof IncomingMessage ? request.socket : undefined;
          return find(socket)?.response ?? Reflect.construct(target, args);
        },
      }),
    },
    note(exchange) {
      // Node listens to the end of each of its responses.
      exchange.response.setMaxListeners(0);
      cut.set(exchange.request.socket, exchange);
    },
  };
}
