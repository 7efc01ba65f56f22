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
