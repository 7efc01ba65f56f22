import type { Findings } from '@yiqiao/ports/document-store';
import { EngineAway } from '@yiqiao/ports/faults/engine-away';
import { createAskedThread } from '@yiqiao/ports/reading/asked-thread';
import type { ThreadAnswer, ThreadRequest } from './thread-messages.ts';

/** A part that was read, with its memory returned. */
export interface ReadPart {
  readonly memory: ArrayBuffer;
  /** Of the part alone, hexadecimal. */
  readonly sha256: string;
}

/** A document that is read part by part. */
export interface ReadingInParts {
  /** Transfers the part's memory until it is read. Parts are read in order. */
  read(memory: ArrayBuffer, length: number): Promise<ReadPart>;
  /** As `read`, for bytes that need no hash of their own. @returns the memory. */
  add(memory: ArrayBuffer, length: number): Promise<ArrayBuffer>;
  /** The findings for all of it together. */
  end(): Promise<Findings>;
  abandon(): void;
}

/**
 * Hashes documents, and counts the words of plain text, in a separate thread. What arrives in one go is hashed twice,
 * for its part and for the whole. Memory is transferred back and forth, never copied.
 */
export interface FindingsThread {
  begin(isText: boolean): ReadingInParts;
  /** Hashes a part for itself. Transfers its memory meanwhile. */
  hash(memory: ArrayBuffer, length: number): Promise<ReadPart>;
  close(): Promise<void>;
}

type Asking = Exclude<ThreadRequest, { kind: 'abandon' }>;
type WithoutQuestion<T> = T extends unknown ? Omit<T, 'question'> : never;

export function createFindingsThread(
  workerUrl: URL = new URL('../../../scripts/findings-worker-from-source.mjs', import.meta.url),
): FindingsThread {
  const thread = createAskedThread<ThreadRequest, ThreadAnswer>({
    workerUrl,
    questionOf: ({ question }) => question,
    toFault: (cause) => new EngineAway('The thread that reads documents ended.', { cause }),
  });
  let lastDocument = 0;
  let lastQuestion = 0;

  function ask(request: WithoutQuestion<Asking>, lent?: ArrayBuffer[]): Promise<ThreadAnswer> {
    lastQuestion += 1;
    return thread.ask(lastQuestion, { ...request, question: lastQuestion }, lent);
  }

  return {
    begin(isText) {
      lastDocument += 1;
      const document = lastDocument;
      let at = 0;
      return {
        async read(memory, length) {
          const part = { kind: 'part', document, at, memory, length, isText } as const;
          at += length;
          return toReadPart(await ask(part, [memory]));
        },
        async add(memory, length) {
          const stretch = { kind: 'stretch', document, at, memory, length, isText } as const;
          at += length;
          const answer = await ask(stretch, [memory]);
          if (answer.kind !== 'read') throw lostThread();
          return answer.memory;
        },
        async end() {
          const answer = await ask({ kind: 'end', document, at });
          if (answer.kind !== 'whole') throw lostThread();
          return answer.findings;
        },
        abandon() {
          if (thread.isRunning()) thread.tell({ kind: 'abandon', document });
        },
      };
    },
    async hash(memory, length) {
      return toReadPart(await ask({ kind: 'hash', memory, length }, [memory]));
    },
    close: () => thread.close(),
  };
}

function toReadPart(answer: ThreadAnswer): ReadPart {
  if (answer.kind !== 'hashed') throw lostThread();
  return answer;
}

/** A thread that replaced a lost one has not seen the beginning. */
function lostThread(): EngineAway {
  return new EngineAway('The thread that reads documents was lost on the way.');
}
