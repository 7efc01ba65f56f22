import type { Findings } from '@yiqiao/ports/document-store';
import { errorCode } from '@yiqiao/ports/faults/error-code';
import { createAskedThread } from '@yiqiao/ports/reading/asked-thread';
import type { ReaderAnswer, ReaderRequest } from './reader-messages.ts';

/** A document that is read while it is being written. */
export interface FollowedDocument {
  /** Called with the total number of bytes written so far. */
  reached(bytes: number): void;
  /** Called when all bytes are written. Resolves when the last one was read. */
  end(bytes: number): Promise<Findings>;
  abandon(): void;
}

/**
 * Reads documents in its own thread while they arrive: hashing and counting a gigabyte on the server's thread would
 * slow every upload and every page. It reads back what was actually written.
 */
export interface DocumentReader {
  follow(path: string, isText: boolean): FollowedDocument;
  /** SHA-256 of a complete document, in hexadecimal. */
  hash(path: string): Promise<string>;
  close(): Promise<void>;
}

/** Reading failed on our side. `code` is the system's error code, if any. */
class ReadingFault extends Error {
  override name = 'ReadingFault' as const;
  readonly code: string;

  constructor(message: string, code = 'ERR_READING', cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/** One message per chunk would cost more than it saves. */
const stepBytes = 4 * 1024 ** 2;

export function createDocumentReader(
  workerUrl: URL = new URL('../../../../scripts/reader-worker-from-source.mjs', import.meta.url),
): DocumentReader {
  const thread = createAskedThread<ReaderRequest, ReaderAnswer>({
    workerUrl,
    questionOf: ({ id }) => id,
    toFault: (cause) => new ReadingFault('The reading thread ended.', errorCode(cause), cause),
  });
  let lastId = 0;

  async function ask(request: Extract<ReaderRequest, { kind: 'end' | 'hash' }>): Promise<Findings> {
    const answer = await thread.ask(request.id, request);
    if (answer.kind !== 'read') throw new ReadingFault(answer.message, answer.code);
    return answer.findings;
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
      thread.tell({ kind: 'follow', id, path, isText });
      return {
        reached(bytes) {
          if (bytes - told < stepBytes) return;
          told = bytes;
          thread.tell({ kind: 'reached', id, bytes });
        },
        end: (bytes) => ask({ kind: 'end', id, bytes }),
        abandon: () => thread.tell({ kind: 'abandon', id }),
      };
    },
    close: () => thread.close(),
  };
}
