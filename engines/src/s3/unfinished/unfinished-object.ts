import type { Writable } from 'node:stream';
import type { Findings, UnfinishedDocument } from '@yiqiao/ports/document-store';
import { EngineAway } from '@yiqiao/ports/faults/engine-away';
import { readStoredFindings } from '../findings/read-stored.ts';
import type { IncomingObjectTools } from '../incoming/incoming-object.ts';
import { partBytes } from '../incoming/part-memory.ts';
import { createPartSender, type PartSender } from '../incoming/part-sender.ts';
import { createPartStream, type FilledPart, type PartStream } from '../incoming/part-stream.ts';
import type { SignedBytes } from '../incoming/put-object.ts';
import { objectName } from '../object-name.ts';
import { readFacts } from '../reading/object-facts.ts';
import { completeObject } from './complete-object.ts';
import {
  countParts,
  isSameMark,
  type Mark,
  readMark,
  removeMark,
  type StoredMark,
  writeMark,
} from './mark.ts';
import { removeUnfinished } from './remove-unfinished.ts';
import { sealParts } from './seal-parts.ts';

export interface UnfinishedTools extends IncomingObjectTools {
  /** Called when the total of unfinished documents is another one. */
  readonly onChanged: () => void;
}

interface Arrival {
  readonly document: PartStream;
  readonly sender: PartSender;
}

/**
 * An unfinished document: parts of a multipart upload, and a mark that says how many of them count. Parts have a fixed
 * size, so that one sent again after a crash replaces the one that was not counted.
 *
 * The mark is written last, and only if no other process has written it meanwhile. What fails leaves the document as
 * its mark says; it has to be resumed again.
 */
export class UnfinishedObject implements UnfinishedDocument {
  readonly #key: string;
  readonly #tools: UnfinishedTools;
  readonly #ending = new AbortController();
  #mark: StoredMark;
  #tail: FilledPart | null;
  #arrival: Arrival | null = null;

  constructor(
    key: string,
    { mark, tail }: { mark: StoredMark; tail: FilledPart | null },
    tools: UnfinishedTools,
  ) {
    this.#key = key;
    this.#mark = mark;
    this.#tail = tail;
    this.#tools = tools;
  }

  get offset(): number {
    return this.#mark.offset;
  }

  get isCommitted(): boolean {
    return this.#mark.isCommitted;
  }

  get #target() {
    const { client } = this.#tools;
    return { client, key: objectName(this.#key), signal: this.#ending.signal };
  }

  open(): Writable {
    if (this.#mark.isCommitted) throw new Error('A document that is whole takes no more bytes.');
    const { memory, thread } = this.#tools;
    const { uploadId } = this.#mark;
    const sender = createPartSender({
      target: this.#target,
      memory,
      first: countParts(this.#mark) + 1,
      read: thread.hash,
      findUpload: async () => uploadId,
      onFault: (fault) => document.stream.destroy(fault),
    });
    const document = createPartStream({ memory, send: sender.send, begun: this.#tail });
    this.#tail = null;
    this.#arrival = { document, sender };
    return document.stream;
  }

  async pause(): Promise<number> {
    if (!this.#mark.isCommitted) await this.#finish((arrived, tail) => this.#secure(arrived, tail));
    return this.offset;
  }

  async commit(): Promise<void> {
    if (this.#mark.isCommitted) return;
    await this.#finish(async (arrived, tail) => {
      // Otherwise, after a crash right behind this, the mark would ask for bytes that the object has.
      await this.#secure(arrived, tail);
      await completeObject(this.#target, arrived, tail, this.#tools.headers);
      this.#mark = await writeMark(this.#tools, this.#key, { ...arrived, isCommitted: true });
    });
  }

  async readFindings(isText: boolean): Promise<Findings> {
    const { key, client } = this.#target;
    if (!this.#mark.isCommitted) throw new Error('A document is read once it is committed.');
    const facts = await readFacts(client, key);
    if (facts?.size !== this.offset) throw new EngineAway('The store lacks a document.');
    return readStoredFindings(this.#tools, key, facts, isText);
  }

  async rollBack(): Promise<void> {
    const { memory } = this.#tools;
    this.#ending.abort(new EngineAway('The document was let go of.'));
    this.#arrival?.document.stream.destroy();
    await this.#arrival?.document.settle();
    await this.#arrival?.sender.settle();
    for (const part of [this.#tail, this.#arrival?.document.takeLast()]) {
      if (part) memory.giveBack(part.memory);
    }
    this.#tail = null;
  }

  async settle(): Promise<void> {
    await removeMark(this.#tools.client, this.#key);
    this.#tools.onChanged();
  }

  /** Leaves a document that was settled meanwhile, perhaps by another process. */
  async discard(): Promise<void> {
    const { client, onChanged } = this.#tools;
    await this.rollBack();
    const mark = await readMark(client, this.#key);
    if (mark !== null) await removeUnfinished(client, this.#key, mark);
    onChanged();
  }

  /** The last that is done with what arrived; lets go of it. */
  async #finish(work: (arrived: Mark, tail: SignedBytes) => Promise<void>): Promise<void> {
    const { memory, onChanged } = this.#tools;
    try {
      this.#ending.signal.throwIfAborted();
      const arrived = await this.#gather();
      await memory.enter();
      try {
        const tail = await this.#signTail();
        await this.#refuseOthers();
        await work(arrived, tail);
      } finally {
        memory.leave();
      }
    } finally {
      await this.rollBack();
      onChanged();
    }
  }

  /** Waits until all that was taken is in parts that arrived, and in the tail. */
  async #gather(): Promise<Mark> {
    if (this.#arrival === null) return this.#mark;
    const { document, sender } = this.#arrival;
    document.stream.destroy();
    await document.settle();
    this.#tail = document.takeLast();
    if (this.#tail?.length === partBytes) {
      await sender.send(this.#tail);
      this.#tail = null;
    }
    const parts = await sender.finish();
    const { offset, seal } = this.#mark;
    return { ...this.#mark, offset: offset + document.size(), seal: sealParts(seal, parts) };
  }

  async #signTail(): Promise<SignedBytes> {
    const { memory, thread } = this.#tools;
    const { memory: lent, length } = this.#tail ?? { memory: memory.take(), length: 0 };
    this.#tail = null;
    const { memory: returned, sha256 } = await thread.hash(lent, length);
    this.#tail = { memory: returned, length };
    return { body: new Uint8Array(returned, 0, length), sha256 };
  }

  async #refuseOthers(): Promise<void> {
    const found = await readMark(this.#tools.client, this.#key);
    if (found !== null && isSameMark(found, this.#mark)) return;
    throw new EngineAway('Another process has gone on with the document.');
  }

  async #secure(arrived: Mark, tail: SignedBytes): Promise<void> {
    if (arrived.offset === this.offset) return;
    this.#mark = await writeMark(this.#tools, this.#key, arrived, tail);
  }
}
