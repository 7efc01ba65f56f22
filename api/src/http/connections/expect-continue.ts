import type { IncomingMessage, ServerResponse } from 'node:http';

const waiting = new WeakSet<IncomingMessage>();

/** Notes that the client waits for leave before it sends the body (`Expect: 100-continue`). */
export function awaitLeave(request: IncomingMessage): void {
  waiting.add(request);
}

/** Tells a waiting client to send its body; a refusal that comes first spares it the sending. */
export function allowBody(request: IncomingMessage, response: ServerResponse): void {
  if (waiting.delete(request)) response.writeContinue();
}
