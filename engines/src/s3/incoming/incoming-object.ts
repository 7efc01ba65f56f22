import type { Writable } from 'node:stream';
import type { Findings, IncomingDocument } from '@yiqiao/ports/document-store';
import { EngineAway } from '@yiqiao/ports/faults/engine-away';
import type { S3Client } from '../client/s3-client.ts';
import type { FindingsThread, ReadingInParts } from '../findings/findings-thread.ts';
import type { PartMemory } from './part-memory.ts';
import { createPartStream, type FilledPart, type PartStream } from './part-stream.ts';
import {
  abortUpload,
  beginUpload,
  completeUpload,
  putPart,
  putWhole,
  removeObject,
  type SignedBytes,
  type StoredPart,
} from './put-object.ts';

export interface IncomingObjectTools {
  readonly client: S3Client;
  readonly thread: FindingsThread;
  readonly memory: PartMemory;
  /** Headers for every object. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The last part of a document, with the findings for all of it. */
interface LastPart extends SignedBytes {
  readonly memory: ArrayBuffer;
  readonly findings: Findings;
}

/** Parts of an upload in flight: while one is hashed, the previous one is sent. */
const maxInFlight = 2;

/**
 * A document that is being sent to the store: in one piece if it fits into a part, else part by part while it
 * arrives. It becomes visible only with `commit`; a process that dies leaves an unfinished upload, which is aborted
 * later.
 */
export class IncomingObject implements IncomingDocument {
  readonly #key: string;
  readonly #tools: IncomingObjectTools;
  readonly #ending = new AbortController();
  readonly #inFlight = new Set<Promise<void>>();
  readonly #parts: StoredPart[] = [];
  /** `null` before it is opened, and after its end. */
  #document: PartStream | null = null;
  #reading: ReadingInParts | null = null;
  /** The last part, read but not yet sent. */
  #last: Promise<LastPart> | null = null;
  #upload: Promise<string> | null = null;
  #partCount = 0;
  #fault: unknown = null;
  #isCommitting = false;
  #isCommitted = false;

  constructor(key: string, tools: IncomingObjectTools) {
    this.#key = key;
    this.#tools = tools;
  }

  /** Where requests go, and what aborts them. */
  get #target() {
    return { client: this.#tools.client, key: this.#key, signal: this.#ending.signal };
  }

  open(isText: boolean): Writable {
    this.#reading = this.#tools.thread.begin(isText);
    const { memory } = this.#tools;
    this.#document = createPartStream({ memory, send: (part) => this.#send(part) });
    return this.#document.stream;
  }

  async readFindings(): Promise<Findings> {
    return (await this.#readLast()).findings;
  }

  async commit(): Promise<void> {
    const last = await this.#readLast();
    this.#isCommitting = true;
    await this.#tools.memory.enter();
    try {
      await this.#finish(last);
    } finally {
      this.#tools.memory.leave();
    }
    this.#isCommitted = true;
    await this.#end();
  }

  #readLast(): Promise<LastPart> {
    if (this.#document === null || this.#reading === null) {
      throw new Error('There is no document to read: not yet, or no longer.');
    }
    this.#last ??= this.#readEnd(this.#document, this.#reading);
    return this.#last;
  }

  async #readEnd(document: PartStream, reading: ReadingInParts): Promise<LastPart> {
    const part = document.takeLast() ?? { memory: this.#tools.memory.take(), length: 0 };
    const last = await reading.read(part.memory, part.length);
    const body = new Uint8Array(last.memory, 0, part.length);
    return { ...last, body, findings: await reading.end() };
  }

  async #finish(last: SignedBytes): Promise<void> {
    const size = this.#document?.size() ?? 0;
    if (this.#upload === null) return putWhole(this.#target, last, this.#tools.headers);
    const uploadId = await this.#upload;
    await Promise.all(this.#inFlight);
    if (this.#fault !== null) throw this.#fault;
    this.#parts.push(await putPart(this.#target, uploadId, this.#partCount + 1, last));
    await completeUpload(this.#target, uploadId, { parts: this.#parts, size });
  }

  /** Rejects only if it leaves an object without a record; an unfinished upload that is left is aborted later. */
  async discard(): Promise<void> {
    const { client } = this.#tools;
    this.#ending.abort(new EngineAway('The document was discarded.'));
    this.#reading?.abandon();
    this.#document?.stream.destroy();
    await Promise.allSettled(this.#inFlight);
    await this.#end();
    const uploadId = await this.#upload?.catch(() => null);
    if (uploadId) await abortUpload(client, this.#key, uploadId).catch(() => {});
    if (this.#isCommitted) await removeObject(client, this.#key);
    // The object may exist although the response to the commit was lost.
    else if (this.#isCommitting) await removeObject(client, this.#key).catch(() => {});
  }

  /** The document can no longer be read, and the memory of its last part is reused. */
  async #end(): Promise<void> {
    const reading = this.#last;
    this.#last = null;
    this.#document = null;
    const last = await reading?.catch(() => null);
    if (last) this.#tools.memory.giveBack(last.memory);
  }

  /** Resolves when the part is in flight, not when it has arrived. */
  async #send(part: FilledPart): Promise<void> {
    while (this.#inFlight.size >= maxInFlight) await Promise.race(this.#inFlight);
    await this.#tools.memory.enter();
    this.#partCount += 1;
    const sending = this.#sendPart(part, this.#partCount)
      .catch((error: unknown) => this.#fail(error))
      .finally(() => {
        this.#tools.memory.leave();
        this.#inFlight.delete(sending);
      });
    this.#inFlight.add(sending);
  }

  async #sendPart({ memory: lent, length }: FilledPart, number: number): Promise<void> {
    if (this.#reading === null) return;
    const { memory, sha256 } = await this.#reading.read(lent, length);
    try {
      this.#upload ??= this.#begin();
      const part = { body: new Uint8Array(memory, 0, length), sha256 };
      this.#parts.push(await putPart(this.#target, await this.#upload, number, part));
    } finally {
      this.#tools.memory.giveBack(memory);
    }
  }

  /** Not abortable: an upload whose id is unknown could not be aborted at the store. */
  #begin(): Promise<string> {
    const { signal } = new AbortController();
    return beginUpload({ ...this.#target, signal }, this.#tools.headers);
  }

  #fail(error: unknown): void {
    this.#fault ??= error;
    const fault = error instanceof Error ? error : new Error(String(error));
    this.#document?.stream.destroy(fault);
  }
}
