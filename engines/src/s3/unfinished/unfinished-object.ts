import type { Writable } from 'node:stream';
import type { Findings, UnfinishedDocument } from '@yiqiao/ports/document-store';
import { EngineAway } from '@yiqiao/ports/faults/engine-away';
import { Overtaken } from '@yiqiao/ports/faults/overtaken';
import type { ReadingInParts } from '../findings/findings-thread.ts';
import { readStoredFindings } from '../findings/read-stored.ts';
import type { IncomingObjectTools } from '../incoming/incoming-object.ts';
import type { FilledPart } from '../incoming/part-stream.ts';
import type { SignedBytes } from '../incoming/put-object.ts';
import { objectName } from '../object-name.ts';
import { readFacts } from '../reading/object-facts.ts';
import { type Arrival, beginArrival } from './arrival.ts';
import { completeObject } from './complete-object.ts';
import type { FollowedReadings } from './followed-readings.ts';
import { isSameMark, type Mark, readMark, removeMark, type StoredMark, writeMark } from './mark.ts';
import { removeUnfinished } from './remove-unfinished.ts';

export interface UnfinishedTools extends IncomingObjectTools {
  readonly followed: FollowedReadings;
  /** Called when the total of unfinished documents is another one. */
  readonly onChanged: () => void;
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
  /** Of all parts, unless another process took some of them. */
  #reading: ReadingInParts | null = null;
  #findings: Findings | null = null;

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
    const reading = this.#follow();
    this.#arrival = beginArrival({
      mark: this.#mark,
      tail: this.#tail,
      target: this.#target,
      memory,
      read: reading?.read ?? thread.hash,
    });
    this.#tail = null;
    return this.#arrival.stream;
  }

  async pause(): Promise<number> {
    if (this.#arrival === null) {
      await this.rollBack();
      return this.offset;
    }
    await this.#finish(async (arrived) => {
      const tail = await this.#sign(this.#tools.thread.hash);
      await this.#secure(arrived, tail);
      if (this.#reading !== null) {
        this.#tools.followed.keep(this.#key, { seal: arrived.seal, reading: this.#reading });
        this.#reading = null;
      }
    });
    return this.offset;
  }

  async commit(): Promise<void> {
    if (this.#mark.isCommitted) return;
    const reading = this.#follow();
    await this.#finish(async (arrived) => {
      const tail = await this.#sign(reading?.read ?? this.#tools.thread.hash);
      this.#findings = (await reading?.end()) ?? null;
      // Otherwise, after a crash right behind this, the mark would ask for bytes that the object has.
      await this.#secure(arrived, tail);
      await completeObject(this.#target, arrived, tail, this.#tools.headers);
      this.#mark = await writeMark(this.#tools, this.#key, { ...arrived, isCommitted: true });
    });
  }

  async readFindings(isText: boolean): Promise<Findings> {
    const { key, client } = this.#target;
    if (!this.#mark.isCommitted) throw new Error('A document is read once it is committed.');
    if (this.#findings !== null && !isText) return this.#findings;
    const facts = await readFacts(client, key);
    if (facts?.size !== this.offset) throw new EngineAway('The store lacks a document.');
    return readStoredFindings(this.#tools, key, facts, isText);
  }

  async rollBack(): Promise<void> {
    this.#ending.abort(new EngineAway('The document was let go of.'));
    await this.#arrival?.letGo();
    // Not before: a part that was still to be read would begin it anew.
    this.#reading?.abandon();
    this.#reading = null;
    if (this.#tail !== null) this.#tools.memory.giveBack(this.#tail.memory);
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

  #follow(): ReadingInParts | null {
    if (this.#arrival === null) this.#reading = this.#tools.followed.take(this.#key, this.#mark);
    return this.#reading;
  }

  /** The last that is done with what arrived; lets go of it. */
  async #finish(work: (arrived: Mark) => Promise<void>): Promise<void> {
    const { memory, onChanged } = this.#tools;
    try {
      this.#ending.signal.throwIfAborted();
      const arrived = await this.#gather();
      await memory.enter();
      try {
        await this.#refuseOthers();
        await work(arrived);
      } finally {
        memory.leave();
      }
    } finally {
      await this.rollBack();
      onChanged();
    }
  }

  async #gather(): Promise<Mark> {
    if (this.#arrival === null) return this.#mark;
    const { mark, tail } = await this.#arrival.finish();
    this.#tail = tail;
    return mark;
  }

  /** Hashes the tail, which may be empty. */
  async #sign(hash: ReadingInParts['read']): Promise<SignedBytes> {
    const lent = this.#tail ?? { memory: this.#tools.memory.take(), length: 0 };
    this.#tail = null;
    const { memory, sha256 } = await hash(lent.memory, lent.length);
    this.#tail = { memory, length: lent.length };
    return { body: new Uint8Array(memory, 0, lent.length), sha256 };
  }

  async #refuseOthers(): Promise<void> {
    const found = await readMark(this.#tools.client, this.#key);
    if (found !== null && isSameMark(found, this.#mark)) return;
    throw new Overtaken('Another process has gone on with the document.');
  }

  async #secure(arrived: Mark, tail: SignedBytes): Promise<void> {
    if (arrived.offset === this.offset) return;
    this.#mark = await writeMark(this.#tools, this.#key, arrived, tail);
  }
}
