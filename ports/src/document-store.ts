import type { Readable, Writable } from 'node:stream';
import type { DocumentPlace } from '@yiqiao/measure/node';

/** What is computed from a document while it arrives. */
export interface Findings {
  /** SHA-256 of its bytes, in hexadecimal. */
  readonly sha256: string;
  /** Words between white space; `null` for anything but plain text. */
  readonly spacedWords: number | null;
}

/** A document that is being received. Invisible until it is committed. */
export interface IncomingDocument {
  /** Accepts the bytes in order; finishes when the last one is written. Words are counted in plain text. */
  open(isText: boolean): Writable;
  /** The findings for all bytes written. To be called once the stream has finished. */
  readFindings(): Promise<Findings>;
  /** Resolves when the document is stored durably under its key. */
  commit(): Promise<void>;
  /** Removes the document, committed or not. */
  discard(): Promise<void>;
}

/**
 * A document that arrives in pieces, over any number of requests. What `offset` and `pause` tell is on the disk, or in
 * the store, and is there after any crash. It stays unfinished until it is settled or discarded, even when it has been
 * committed: its record may not have been stored. Where another process goes on with it, `pause` and `commit` reject
 * with `Overtaken`.
 */
export interface UnfinishedDocument extends Omit<IncomingDocument, 'open' | 'readFindings'> {
  /** How many bytes there are; those that `open` takes go behind them. */
  readonly offset: number;
  /** Whether it has its place among the documents: a submission may have it already. */
  readonly isCommitted: boolean;
  /** Accepts the next bytes in order; finishes when the last one is written. */
  open(): Writable;
  /** Makes what was taken durable and lets go of the document. @returns the offset from now on. */
  pause(): Promise<number>;
  /** Lets go of the document without what was taken since it was resumed. */
  rollBack(): Promise<void>;
  /** The findings for the whole document, once it is committed. Words are counted in plain text. */
  readFindings(isText: boolean): Promise<Findings>;
  /** After `commit`, once its record is stored: the document is a document like any other from now on. */
  settle(): Promise<void>;
}

/** How many documents are unfinished, and how many bytes of them there are. */
export interface UnfinishedTotal {
  readonly documents: number;
  readonly bytes: number;
}

/** Size and hash of a document as received, from its record. */
export interface ReceivedDocument {
  readonly fileSize: number;
  /** Hexadecimal. */
  readonly fileSha256: string;
}

/** Thrown while reading a document whose bytes are not those that were received. */
export class DocumentChanged extends Error {
  override name = 'DocumentChanged' as const;
}

/** A document that can be read. */
export interface OpenDocument {
  /** @param range first and last byte. */
  read(range: { readonly start: number; readonly end: number }): Readable;
  close(): Promise<void>;
}

/**
 * Stores documents. A document is identified by an opaque key, which is never reused; engines never learn its name.
 */
export interface DocumentStore {
  /** @param key its storage key, random and never used before. */
  begin(key: string): Promise<IncomingDocument>;
  /**
   * Begins a document that arrives in pieces. Nobody can read it until it is committed. Housekeeping removes it
   * `unfinishedLifeMs` later, unless it is recorded by then.
   * @param now in ms since the epoch, by the trusted clock.
   */
  beginUnfinished(key: string, now: number): Promise<void>;
  /**
   * Goes on with an unfinished document, in any process and after any restart. The caller makes sure that nobody else
   * in its process does so at the same time.
   * @returns `null` when it was never begun, or is settled or discarded.
   */
  resume(key: string): Promise<UnfinishedDocument | null>;
  /** The offset that `resume` would give, without touching the document. */
  readOffset(key: string): Promise<number | null>;
  countUnfinished(): Promise<UnfinishedTotal>;
  /** Where a separate process can read a stored document. Makes no request. */
  locate(key: string): Promise<DocumentPlace>;
  /**
   * @returns "changed" when the bytes are not those received, as far as the engine knows without reading them;
   * differences found later make the reading fail.
   */
  open(key: string, received: ReceivedDocument): Promise<OpenDocument | 'missing' | 'changed'>;
  /** Resolves when every copy of the document is permanently deleted. A missing one counts as deleted. */
  remove(key: string): Promise<void>;
  /**
   * Free space in bytes; infinite if unknown. Called while bytes arrive, so it must not block.
   * @throws when it cannot be determined.
   */
  freeBytes(): number;
  /** Whether even a small document could be stored right now. */
  canWrite(): Promise<boolean>;
}
