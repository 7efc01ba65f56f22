import { Worker } from 'node:worker_threads';
import { errorCode } from '../../disk/error-code.ts';
import type { Findings } from '../../document-store.ts';
import type { ReaderAnswer, ReaderRequest } from './reader-messages.ts';

/** One document that is being read behind its writer. */
export interface FollowedDocument {
  /** So many bytes are written. */
  reached(bytes: number): void;
  /** All bytes are written. Resolves when the last one was read. */
  end(bytes: number): Promise<Findings>;
  abandon(): void;
}

/**
 * Reads documents in its own thread while they arrive: hashing and counting a gigabyte on the
 * server's thread would slow every upload and every page. What it reads is what the disk will keep.
 */
export interface DocumentReader {
  follow(path: string, isText: boolean): FollowedDocument;
  /** SHA-256 in hexadecimal of a document that has arrived. */
  hash(path: string): Promise<string>;
  close(): Promise<void>;
}

/** Reading failed on our side, which is never the sender's fault. `code` is the system's where it has one. */
class ReadingFault extends Error {
  override name = 'ReadingFault' as const;
  readonly code: string;

  constructor(message: string, code = 'ERR_READING', cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

interface Waiting {
  readonly resolve: (findings: Findings) => void;
  readonly reject: (reason: unknown) => void;
}

/** The thread keeps nothing but the chunk it reads; a looser limit would let what is done with pile up. */
const resourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 };

/** A message for every chunk would cost more than it saves. */
const stepBytes = 4 * 1024 ** 2;

export function createDocumentReader(
  workerUrl: URL = new URL('../../../../scripts/reader-worker-from-source.mjs', import.meta.url),
): DocumentReader {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let lastId = 0;

  function tell(request: ReaderRequest): void {
    worker ??= start();
    worker.postMessage(request);
  }

  function start(): Worker {
    const started = new Worker(workerUrl, { resourceLimits });
    started.unref();
    started.on('message', (answer: ReaderAnswer) => {
      const asker = waiting.get(answer.id);
      waiting.delete(answer.id);
      if (answer.kind === 'read') asker?.resolve(answer.findings);
      else asker?.reject(new ReadingFault(answer.message, answer.code));
    });
    started.on('error', (cause) => abandonAll(started, cause));
    started.on('exit', () => abandonAll(started));
    return started;
  }

  /** The uploads under way are refused; the next one gets a new thread. */
  function abandonAll(lost: Worker, cause?: unknown): void {
    if (worker !== lost) return;
    worker = null;
    const fault = new ReadingFault('The reading thread ended.', errorCode(cause), cause);
    for (const { reject } of waiting.values()) reject(fault);
    waiting.clear();
  }

  function ask(request: Extract<ReaderRequest, { kind: 'end' | 'hash' }>): Promise<Findings> {
    return new Promise((resolve, reject) => {
      waiting.set(request.id, { resolve, reject });
      tell(request);
    });
  }

  return {
    async hash(path) {
      lastId += 1;
      return (await ask({ kind: 'hash', id: lastId, path })).sha256;
    },
    follow(path, isText) {
      lastId += 1;
      const id = lastId;
      let told = 0;
      tell({ kind: 'follow', id, path, isText });
      return {
        reached(bytes) {
          if (bytes - told < stepBytes) return;
          told = bytes;
          tell({ kind: 'reached', id, bytes });
        },
        end: (bytes) => ask({ kind: 'end', id, bytes }),
        abandon: () => tell({ kind: 'abandon', id }),
      };
    },
    async close() {
      const ending = worker;
      worker = null;
      await ending?.terminate();
    },
  };
}
