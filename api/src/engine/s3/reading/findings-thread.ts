import { Worker } from 'node:worker_threads';
import type { Findings } from '../../document-store.ts';
import { EngineAway } from '../../engine-away.ts';
import type { ThreadAnswer, ThreadRequest } from './thread-messages.ts';

/** A part that was read, with its memory given back. */
export interface ReadPart {
  readonly memory: ArrayBuffer;
  /** Of the part alone, hexadecimal. */
  readonly sha256: string;
}

/** One document that is read part by part. */
export interface ReadingInParts {
  /** Lends the part's memory until it is read. Parts are read in the order in which they are given. */
  read(memory: ArrayBuffer, length: number): Promise<ReadPart>;
  /** What was read in all parts together. */
  end(): Promise<Findings>;
  abandon(): void;
}

/**
 * Hashes documents, and counts the words of plain text, in a separate thread: each byte is hashed
 * twice, for its part and for the whole. Memory is handed over and back, never copied.
 */
export interface FindingsThread {
  begin(isText: boolean): ReadingInParts;
  close(): Promise<void>;
}

interface Waiting {
  readonly resolve: (answer: ThreadAnswer) => void;
  readonly reject: (reason: unknown) => void;
}

type Asking = Exclude<ThreadRequest, { kind: 'abandon' }>;

const resourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 };

export function createFindingsThread(
  workerUrl: URL = new URL('../../../../scripts/findings-worker-from-source.mjs', import.meta.url),
): FindingsThread {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let lastDocument = 0;
  let lastQuestion = 0;

  function start(): Worker {
    const started = new Worker(workerUrl, { resourceLimits });
    started.unref();
    started.on('message', (answer: ThreadAnswer) => {
      waiting.get(answer.question)?.resolve(answer);
      waiting.delete(answer.question);
    });
    started.on('error', (cause) => abandonAll(started, cause));
    started.on('exit', () => abandonAll(started));
    return started;
  }

  /** The uploads under way are refused; the next one gets a new thread. */
  function abandonAll(lost: Worker, cause?: unknown): void {
    if (worker !== lost) return;
    worker = null;
    const fault = new EngineAway('The thread that reads documents ended.', { cause });
    for (const { reject } of waiting.values()) reject(fault);
    waiting.clear();
  }

  const line: ThreadLine = {
    ask(request, memory = []) {
      lastQuestion += 1;
      const question = lastQuestion;
      return new Promise((resolve, reject) => {
        waiting.set(question, { resolve, reject });
        worker ??= start();
        worker.postMessage({ ...request, question } satisfies ThreadRequest, memory);
      });
    },
    abandon: (document) =>
      worker?.postMessage({ kind: 'abandon', document } satisfies ThreadRequest),
  };

  return {
    begin(isText) {
      lastDocument += 1;
      return createReading(line, lastDocument, isText);
    },
    async close() {
      const ending = worker;
      worker = null;
      await ending?.terminate();
    },
  };
}

type WithoutQuestion<T> = T extends unknown ? Omit<T, 'question'> : never;

/** The way to the thread and back. */
interface ThreadLine {
  ask(request: WithoutQuestion<Asking>, memory?: ArrayBuffer[]): Promise<ThreadAnswer>;
  abandon(document: number): void;
}

function createReading(line: ThreadLine, document: number, isText: boolean): ReadingInParts {
  let at = 0;
  return {
    async read(memory, length) {
      const part = { kind: 'part', document, at, memory, length, isText } as const;
      at += length;
      const answer = await line.ask(part, [memory]);
      if (answer.kind !== 'part') throw lostThread();
      return answer;
    },
    async end() {
      const answer = await line.ask({ kind: 'end', document, at });
      if (answer.kind !== 'whole') throw lostThread();
      return answer.findings;
    },
    abandon: () => line.abandon(document),
  };
}

/** A thread that took the place of a lost one has not seen the beginning. */
function lostThread(): EngineAway {
  return new EngineAway('The thread that reads documents was lost on the way.');
}
