import type { Writable } from 'node:stream';
import type { Findings, IncomingDocument } from '@yiqiao/ports/document-store';
import { EngineAway } from '@yiqiao/ports/faults/engine-away';
import type { S3Client } from '../client/s3-client.ts';
import type { FindingsThread, ReadingInParts } from '../findings/findings-thread.ts';
import type { PartMemory } from './part-memory.ts';
import { createPartSender, type PartSender } from './part-sender.ts';
import { createPartStream, type PartStream } from './part-stream.ts';
import {
  abortUpload,
  beginUpload,
  completeUpload,
  putPart,
  putWhole,
  removeObject,
  type SignedBytes,
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

/**
 * A document that is being sent to the store: in one piece if it fits into a part, else part by part while it
 * arrives. It becomes visible only with `commit`; a process that dies leaves an unfinished upload, which is aborted
 * later.
 */
export class IncomingObject implements IncomingDocument {
  readonly #key: string;
  readonly #tools: IncomingObjectTools;
  readonly #ending = new AbortController();
  /** `null` before it is opened, and after its end. */
  #document: PartStream | null = null;
  #reading: ReadingInParts | null = null;
  #sender: PartSender | null = null;
  /** The last part, read but not yet sent. */
  #last: Promise<LastPart> | null = null;
  #upload: Promise<string> | null = null;
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
    const { thread, memory } = this.#tools;
    const reading = thread.begin(isText);
    const sender = createPartSender({
      target: this.#target,
      memory,
      first: 1,
      read: reading.read,
      findUpload: () => {
        this.#upload ??= this.#begin();
        return this.#upload;
      },
      onFault: (fault) => document.stream.destroy(fault),
    });
    const document = createPartStream({ memory, send: sender.send });
    this.#reading = reading;
    this.#sender = sender;
    this.#document = document;
    return document.stream;
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
    const parts = (await this.#sender?.finish()) ?? [];
    if (this.#upload === null) return putWhole(this.#target, last, this.#tools.headers);
    const uploadId = await this.#upload;
    const end = await putPart(this.#target, uploadId, parts.length + 1, last);
    await completeUpload(this.#target, uploadId, { parts: [...parts, end], size });
  }

  /** Rejects only if it leaves an object without a record; an unfinished upload that is left is aborted later. */
  async discard(): Promise<void> {
    const { client } = this.#tools;
    this.#ending.abort(new EngineAway('The document was discarded.'));
    this.#reading?.abandon();
    this.#document?.stream.destroy();
    await this.#sender?.settle();
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

  /** Not abortable: an upload whose id is unknown could not be aborted at the store. */
  #begin(): Promise<string> {
    const { signal } = new AbortController();
    return beginUpload({ ...this.#target, signal }, this.#tools.headers);
  }
}
