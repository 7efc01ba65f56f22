import type { IncomingMessage } from 'node:http';
import { maxUploadBytes } from '@yiqiao/contract/record/upload-limits';
import { HttpProblem } from '../../http/answers/http-problem.ts';
import { ClientGone } from '../../http/client-gone.ts';
import { fileTooLarge } from './file-part.ts';
import { malformedBody } from './multipart-parser.ts';

/**
 * Everything around the document: fields, part headers, boundaries. busboy does not count what it
 * skips (preamble, epilogue, parts over a limit), so the whole body has its own limit.
 */
export const maxBodyBytes = maxUploadBytes + 1024 ** 2;

interface BodyGuardOptions {
  /** The longest pause between two chunks of the body; there is no limit on the total time. */
  readonly idleMs: number;
  readonly onBytes: (bytes: number) => void;
  readonly fail: (reason: unknown) => void;
}

export interface BodyGuard {
  /** Allows a shorter pause from now on. */
  shortenPause(idleMs: number): void;
  stop(): void;
}

/** Watches a body until it is parsed: size, pauses, and whether the sender is still there. */
export function guardBody(
  request: IncomingMessage,
  { idleMs, onBytes, fail }: BodyGuardOptions,
): BodyGuard {
  let received = 0;
  let allowedMs = idleMs;
  let timer = setTimeout(suspectStall, allowedMs);
  let check: NodeJS.Immediate | undefined;

  /** The server itself may have been paused: data that has arrived is read before the sender is blamed. */
  function suspectStall(): void {
    const receivedBefore = received;
    check = setImmediate(() => {
      if (received === receivedBefore) stall();
    });
  }
  function stall(): void {
    // In some damaged bodies the parser never finds the end.
    if (request.complete) fail(malformedBody());
    else fail(new HttpProblem(408, 'stalled', 'The upload stalled. Please send it again.'));
  }
  function onData(chunk: Buffer): void {
    timer.refresh();
    received += chunk.length;
    try {
      if (received > maxBodyBytes) throw fileTooLarge();
      onBytes(chunk.length);
    } catch (refusal) {
      fail(refusal);
    }
  }
  function onClose(): void {
    if (!request.complete) fail(new ClientGone('The client went away.'));
  }
  function onEnd(): void {
    timer.refresh();
  }

  request.on('data', onData);
  request.once('end', onEnd);
  request.once('close', onClose);
  return {
    shortenPause(shorterMs) {
      if (shorterMs >= allowedMs || request.complete) return;
      allowedMs = shorterMs;
      clearTimeout(timer);
      timer = setTimeout(suspectStall, allowedMs);
    },
    stop() {
      clearTimeout(timer);
      clearImmediate(check);
      request.off('data', onData);
      request.off('end', onEnd);
      request.off('close', onClose);
    },
  };
}
