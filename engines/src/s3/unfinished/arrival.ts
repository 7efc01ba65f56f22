import type { Writable } from 'node:stream';
import { partBytes } from '@yiqiao/contract/http/upload-pieces';
import type { ReadPart } from '../findings/findings-thread.ts';
import type { PartMemory } from '../incoming/part-memory.ts';
import { createPartSender } from '../incoming/part-sender.ts';
import { createPartStream, type FilledPart } from '../incoming/part-stream.ts';
import type { Put } from '../incoming/put-object.ts';
import { countParts, type Mark } from './mark.ts';
import { sealParts } from './seal-parts.ts';

interface ArrivalOptions {
  readonly mark: Mark;
  /** Filled first. */
  readonly tail: FilledPart | null;
  readonly target: Put;
  readonly memory: PartMemory;
  /** Hashes a part. Called in the order of the parts. */
  readonly read: (memory: ArrayBuffer, length: number) => Promise<ReadPart>;
}

/** The document as a mark would now have it. The memory of the tail goes to the caller. */
interface Arrived {
  readonly mark: Mark;
  readonly tail: FilledPart | null;
}

/** Bytes of an unfinished document that arrive behind its mark. */
export interface Arrival {
  readonly stream: Writable;
  /** Waits until all that was taken is in parts that the store has, and in the tail. To be called once. */
  finish(): Promise<Arrived>;
  /** Gives back what memory is left. The target's signal ends what is in flight. */
  letGo(): Promise<void>;
}

export function beginArrival({ mark, tail, target, memory, read }: ArrivalOptions): Arrival {
  const sender = createPartSender({
    target,
    memory,
    first: countParts(mark) + 1,
    read,
    findUpload: async () => mark.uploadId,
    onFault: (fault) => document.stream.destroy(fault),
  });
  const document = createPartStream({ memory, send: sender.send, begun: tail });

  /** The line may have been cut: what was not yet taken is forgotten. */
  async function stop(): Promise<FilledPart | null> {
    document.stream.destroy();
    await document.settle();
    return document.takeLast();
  }

  return {
    stream: document.stream,
    async finish() {
      const last = await stop();
      const isFull = last?.length === partBytes;
      if (isFull) await sender.send(last);
      const tail = isFull ? null : last;
      try {
        const seal = sealParts(mark.seal, await sender.finish());
        const offset = mark.offset + document.size();
        return { mark: { ...mark, offset, seal }, tail };
      } catch (error) {
        if (tail !== null) memory.giveBack(tail.memory);
        throw error;
      }
    },
    async letGo() {
      const last = await stop();
      await sender.settle();
      if (last !== null) memory.giveBack(last.memory);
    },
  };
}
