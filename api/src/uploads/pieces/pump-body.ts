import type { IncomingMessage } from 'node:http';
import type { Writable } from 'node:stream';
import { HttpProblem } from '../../http/answers/http-problem.ts';
import { ClientGone } from '../../http/client-gone.ts';
import { yieldBetweenChunks } from '../yield-between-chunks.ts';

interface PumpOptions {
  /** The longest pause between two chunks. */
  readonly idleMs: number;
  /** Called with each chunk before it is written; throwing ends the body there. */
  readonly onChunk: (chunk: Buffer) => void;
  /** Ends the body with its reason. */
  readonly signal: AbortSignal;
}

/**
 * Writes a body as it is. Settles once everything that was passed on is written: when it rejects, what had arrived
 * by then is in the stream, and the rest of the body is left unread, so that the response can be sent.
 * @throws HttpProblem, ClientGone when the connection ended, the signal's reason, or what the stream failed with.
 */
export function pumpBody(
  request: IncomingMessage,
  stream: Writable,
  { idleMs, onChunk, signal }: PumpOptions,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(suspectStall, idleMs);
    const stopYielding = yieldBetweenChunks(request, stream);
    let isOver = false;
    let chunks = 0;
    let reason: unknown = null;

    /** The server itself may have been paused: data that has arrived is read before the sender is blamed. */
    function suspectStall(): void {
      const before = chunks;
      setImmediate(() => chunks === before && stop(stalled()));
    }

    function stop(why: unknown): void {
      if (isOver) return;
      isOver = true;
      reason = why;
      clearTimeout(timer);
      stopYielding();
      signal.removeEventListener('abort', abort);
      request.off('data', take).off('end', end).off('close', close).pause();
      stream.end();
    }
    function take(chunk: Buffer): void {
      timer.refresh();
      chunks += 1;
      try {
        onChunk(chunk);
        stream.write(chunk);
      } catch (refusal) {
        stop(refusal);
      }
    }
    const abort = () => stop(signal.reason);
    const end = () => stop(null);
    const close = () => stop(new ClientGone('The client went away.'));

    stream.on('drain', () => isOver || request.resume());
    stream.once('finish', () => (reason === null ? resolve() : reject(reason)));
    stream.once('error', (fault) => {
      stop(fault);
      reject(fault);
    });
    signal.addEventListener('abort', abort);
    request.on('data', take).once('end', end).once('close', close);
    if (signal.aborted) abort();
    // A client gone before this listened emits no further event.
    else if (request.destroyed) close();
  });
}

function stalled(): HttpProblem {
  const message = 'The upload stalled. What has arrived is kept: go on from there.';
  return new HttpProblem(408, 'stalled', message);
}
