import { once } from 'node:events';
import { WebSocket } from 'ws';
import * as z from 'zod';

const messageSchema = z.union([
  z.object({ type: z.literal('success'), id: z.number(), result: z.unknown() }),
  z.object({ type: z.literal('error'), id: z.number(), error: z.string(), message: z.string() }),
  z.object({ type: z.literal('event'), method: z.string(), params: z.unknown() }),
]);

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

export interface BidiConnection {
  /** Sends a command; the answer has to be of that shape. */
  send<T>(method: string, params: object, schema: z.ZodType<T>): Promise<T>;
  onEvent(method: string, listen: (params: unknown) => void): void;
  close(): void;
}

/** Connects to a browser that speaks WebDriver BiDi: https://w3c.github.io/webdriver-bidi/ */
export async function connectBidi(url: string): Promise<BidiConnection> {
  const socket = new WebSocket(url);
  await once(socket, 'open');
  const waiting = new Map<number, Waiting>();
  const listeners = new Map<string, (params: unknown) => void>();
  let lastId = 0;

  socket.on('message', (data) => {
    const message = messageSchema.parse(JSON.parse(String(data)));
    if (message.type === 'event') {
      listeners.get(message.method)?.(message.params);
      return;
    }
    const sender = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.type === 'success') sender?.resolve(message.result);
    else sender?.reject(new Error(`${message.error}: ${message.message}`));
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser is gone.'));
    waiting.clear();
  });

  return {
    async send(method, params, schema) {
      lastId += 1;
      const id = lastId;
      const answer = new Promise<unknown>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
      });
      socket.send(JSON.stringify({ id, method, params }));
      return schema.parse(await answer);
    },
    onEvent: (method, listen) => listeners.set(method, listen),
    close: () => socket.close(),
  };
}
