import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { EngineAway } from '@yiqiao/ports/faults/engine-away';
import type { S3Settings } from '../s3-settings.ts';
import { isLackOfStoreRoom, isPassing, isPlainAnswer, S3NoRoom, S3Refusal } from './s3-refusal.ts';
import { createS3Sender, type S3Request, type S3Sender } from './s3-request.ts';
import { type Absence, createAbsence } from './store-absence.ts';
import { createStoreClock } from './store-clock.ts';

export interface S3Answer {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/**
 * Sends requests to the store, retrying with pauses where that may help. Every request may be repeated: keys are
 * never reused, and an upload that was started twice is aborted later.
 *
 * Rejects with `EngineAway` when the store is unreachable or refuses service, with `S3NoRoom` when it is full, with
 * `S3Refusal` when an object is missing (404), changed (412) or too short (416), and with the signal's reason when
 * aborted.
 */
export interface S3Client {
  ask(request: S3Request): Promise<S3Answer>;
  /** The caller must read or destroy the body of the response. */
  open(request: S3Request): Promise<IncomingMessage>;
  /** The fault of an outage that is not over. */
  fault(): EngineAway | null;
  close(): void;
}

export interface RetryPace {
  readonly maxTries: number;
  /** Before the second attempt; doubled before each further one. */
  readonly firstPauseMs: number;
  /** How often to check whether a store is back. */
  readonly lookMs: number;
}

/** About six seconds in all: longer than a restart of the store's proxy, shorter than a visitor's patience. */
const standardPace: RetryPace = { maxTries: 6, firstPauseMs: 200, lookMs: 3000 };

/** A visitor's upload may stall for a minute; the sender should get the reason before that. */
const maxPersistMs = 40_000;

/** A page of a list has 0.5 MB. */
const maxBodyBytes = 4 * 1024 ** 2;

export function createS3Client(settings: S3Settings, pace: RetryPace = standardPace): S3Client {
  const clock = createStoreClock();
  const sender = createS3Sender(settings, clock);
  // Also records whether the store answered.
  const look = () => void persist({ method: 'HEAD' }, drain).catch(() => {});
  const absence = createAbsence(look, pace.lookMs);

  /** Retries until there is a response or retrying is pointless. During an outage, tries only once. */
  async function persist<T>(request: S3Request, use: UseAnswer<T>): Promise<T> {
    const maxTries = absence.fault() === null ? pace.maxTries : 1;
    const startedAt = performance.now();
    for (let tries = 1; ; tries += 1) {
      try {
        const result = await attempt(sender, request, use);
        absence.end();
        clock.accepted();
        return result;
      } catch (error) {
        request.signal?.throwIfAborted();
        // The answer to HEAD does not say why.
        if (error instanceof S3Refusal && error.status === 403 && clock.follow(error.date))
          continue;
        const isLate = performance.now() - startedAt > maxPersistMs;
        if (tries >= maxTries || isLate || isFinal(error)) throw explain(error, request, absence);
        await pause(pauseMs(pace, tries), undefined, { signal: request.signal });
      }
    }
  }

  return {
    ask: (request) => persist(request, request.method === 'HEAD' ? readHead : readWhole),
    open: (request) => persist(request, async (answer) => answer),
    fault: absence.fault,
    close() {
      absence.close();
      sender.close();
    },
  };
}

type UseAnswer<T> = (answer: IncomingMessage) => Promise<T>;

async function attempt<T>(sender: S3Sender, request: S3Request, use: UseAnswer<T>): Promise<T> {
  const answer = await sender.send(request);
  const { statusCode: status = 0, headers } = answer;
  if (status >= 200 && status < 300) return use(answer);
  throw new S3Refusal(status, await readBody(answer), headers);
}

function isFinal(error: unknown): boolean {
  return error instanceof S3Refusal && !isPassing(error);
}

/** Jitter between half and all of the pause, so that requests that failed together are not retried together. */
function pauseMs({ firstPauseMs }: RetryPace, tries: number): number {
  return firstPauseMs * 2 ** (tries - 1) * (0.5 + Math.random() / 2);
}

/** The error for the caller, and its effect on later requests. */
function explain(error: unknown, { key }: S3Request, absence: Absence): Error {
  // A missing bucket says nothing about the object.
  const isOfBucket = key === undefined && error instanceof S3Refusal && error.status === 404;
  if (error instanceof S3Refusal && isPlainAnswer(error) && !isOfBucket) {
    absence.end();
    return error;
  }
  if (error instanceof S3Refusal && isLackOfStoreRoom(error)) {
    return new S3NoRoom('The store of the documents is full.', { cause: error });
  }
  const reason = error instanceof Error ? error.message : String(error);
  const fault = new EngineAway(`The store of the documents is away: ${reason}`, { cause: error });
  absence.note(fault);
  return fault;
}

async function readHead(answer: IncomingMessage): Promise<S3Answer> {
  return { headers: answer.headers, body: await drain(answer) };
}

async function readWhole(answer: IncomingMessage): Promise<S3Answer> {
  const { headers, statusCode = 0 } = answer;
  const body = await readBody(answer);
  // A slow store sends status 200 before it knows the result.
  if (/<Error[\s>]/.test(body)) throw new S3Refusal(statusCode, body, headers);
  return { headers, body };
}

async function drain(answer: IncomingMessage): Promise<string> {
  for await (const _ of answer);
  return '';
}

async function readBody(answer: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of answer) {
    size += piece.length;
    if (size > maxBodyBytes) throw new Error('an answer without end');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
}
