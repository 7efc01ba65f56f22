import type { ByteSource } from '../../byte-source.ts';

/**
 * Where a separate process finds the document that it reads: the path of a file, which that process opens, or
 * something that this process reads for it.
 */
export type DocumentPlace = string | RemoteDocument;

/** A document that is not a local file. The process that reads it gets its bytes and no credentials. */
export interface RemoteDocument {
  /**
   * @returns `null` when there is no such document. Rejects, as reading does, when it cannot be had now:
   * the document then has no answer, and can be tried again.
   */
  open(signal?: AbortSignal): Promise<ByteSource | null>;
}
