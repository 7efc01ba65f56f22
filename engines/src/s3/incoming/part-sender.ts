import type { ReadPart } from '../findings/findings-thread.ts';
import type { PartMemory } from './part-memory.ts';
import type { FilledPart } from './part-stream.ts';
import { type Put, putPart, type StoredPart } from './put-object.ts';

/** Parts of an upload in flight: while one is hashed, the previous one is sent. */
const maxInFlight = 2;

interface PartSenderOptions {
  readonly target: Put;
  readonly memory: PartMemory;
  /** The number of the first part. */
  readonly first: number;
  /** Hashes a part. Called in the order of the parts. */
  readonly read: (memory: ArrayBuffer, length: number) => Promise<ReadPart>;
  /** The id of the upload. Called for each part. */
  readonly findUpload: () => Promise<string>;
  readonly onFault: (fault: Error) => void;
}

/** Sends the full parts of a document while it arrives. */
export interface PartSender {
  /** Resolves when the part is in flight, not when it has arrived. */
  send(part: FilledPart): Promise<void>;
  /** Resolves when all have arrived. @throws the fault of the first that did not. */
  finish(): Promise<readonly StoredPart[]>;
  /** Resolves when nothing is in flight. */
  settle(): Promise<void>;
}

export function createPartSender(options: PartSenderOptions): PartSender {
  const { target, memory, first, read, findUpload, onFault } = options;
  const inFlight = new Set<Promise<void>>();
  const parts: StoredPart[] = [];
  let nextNumber = first;
  let fault: unknown = null;

  function fail(error: unknown): void {
    fault ??= error;
    onFault(error instanceof Error ? error : new Error(String(error)));
  }

  async function sendPart(part: FilledPart, number: number): Promise<void> {
    const { memory: returned, sha256 } = await read(part.memory, part.length);
    try {
      const body = new Uint8Array(returned, 0, part.length);
      parts.push(await putPart(target, await findUpload(), number, { body, sha256 }));
    } finally {
      memory.giveBack(returned);
    }
  }

  return {
    async send(part) {
      while (inFlight.size >= maxInFlight) await Promise.race(inFlight);
      await memory.enter();
      const sending = sendPart(part, nextNumber)
        .catch(fail)
        .finally(() => {
          memory.leave();
          inFlight.delete(sending);
        });
      nextNumber += 1;
      inFlight.add(sending);
    },
    async finish() {
      await Promise.all(inFlight);
      if (fault !== null) throw fault;
      return parts.toSorted((a, b) => a.number - b.number);
    },
    async settle() {
      await Promise.all(inFlight);
    },
  };
}
