import type { IncomingMessage, ServerResponse } from 'node:http';

const waiting = new WeakSet<IncomingMessage>();

/** Notes that the client waits for permission to send the body (`Expect: 100-continue`). */
export function awaitLeave(request: IncomingMessage): void {
  waiting.add(request);
}

/** Tells a waiting client to send its body; an earlier refusal saves it the transfer. */
export function allowBody(request: IncomingMessage, response: ServerResponse): void {
  if (waiting.delete(request)) response.writeContinue();
}
