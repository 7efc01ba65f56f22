import type { Readable, Writable } from 'node:stream';
import type { DocumentPlace } from '@yiqiao/measure/node';

/** What is read in a document while it arrives. */
export interface Findings {
  /** Of its bytes, hexadecimal. */
  readonly sha256: string;
  /** Words between white space; `null` for anything but plain text. */
  readonly spacedWords: number | null;
}

/** A document while it arrives. Nobody sees it before it is committed. */
export interface IncomingDocument {
  /** Takes the bytes in order; finishes when the last one is written. Plain text has its words counted. */
  open(isText: boolean): Writable;
  /** What was read in the written bytes. */
  read(): Promise<Findings>;
  /** Resolves when the document is kept for good under its key; after this it survives a crash. */
  commit(): Promise<void>;
  /** Removes the document, committed or not. */
  discard(): Promise<void>;
}

/** What a document was when it arrived, as its record says. */
export interface ReceivedDocument {
  readonly fileSize: number;
  /** Hexadecimal. */
  readonly fileSha256: string;
}

/** Ends a reading whose bytes turned out not to be those that arrived. */
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
 * Keeps the clients' documents. A document is known by an opaque key, which is never used again; its own
 * name reaches no engine.
 */
export interface DocumentStore {
  /** @param key under which it will be kept, random and never used before. */
  begin(key: string): Promise<IncomingDocument>;
  /** How a separate process reads a document that is kept. It costs nothing and asks nobody. */
  locate(key: string): Promise<DocumentPlace>;
  /**
   * @returns "changed" when the bytes are not those that arrived, as far as the engine can tell without
   * reading them; what turns out when they are read ends the reading.
   */
  open(key: string, received: ReceivedDocument): Promise<OpenDocument | 'missing' | 'changed'>;
  /** Resolves when every copy of the document is gone for good; one that is not there is gone already. */
  remove(key: string): Promise<void>;
  /**
   * Bytes for which there is room, infinite where nobody tells. Asked while bytes arrive, so that it must
   * not wait for anything.
   * @throws when it cannot be told.
   */
  freeBytes(): number;
  /** Whether a document could be kept right now, however small. */
  canWrite(): Promise<boolean>;
}
