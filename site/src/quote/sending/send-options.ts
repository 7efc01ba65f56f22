import type { TransferProgress } from './transfer-meter.ts';

export interface SendOptions {
  readonly idempotencyKey: string;
  readonly signal: AbortSignal;
  /** Called with the bytes of the document that were sent. */
  readonly onProgress: (sentBytes: number) => void;
  /** Called in its place while a document goes in pieces. */
  readonly onPieces: (progress: TransferProgress) => void;
  /** Whether the visitor has this very document on disk, and can choose it again after a reload. */
  readonly isOnDisk: boolean;
}
