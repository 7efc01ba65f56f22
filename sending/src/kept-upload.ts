/** An unfinished upload that this device remembers. It names neither the document nor whoever sends it. */
export interface KeptUpload {
  readonly id: string;
  /** Of the document, in bytes. */
  readonly size: number;
  /** Moments are in ms since the epoch. */
  readonly begunAt: number;
  /** What the server has. */
  readonly confirmedBytes: number;
  readonly expiresAt: number;
  /** SHA-256 in hex of each block of `blockBytes`, as far as anything was sent. The document's last block is shorter. */
  readonly blocks: readonly string[];
  /** What the sender gave as such. */
  readonly purpose: string;
}

export interface CompareOptions {
  readonly signal: AbortSignal;
  /** Called with the number of bytes compared so far. */
  onProgress(bytes: number): void;
}

export type Compared =
  | { readonly kind: 'same' }
  /** `differsFrom` is the first byte of the block that differs; 0 where the sizes do. */
  | { readonly kind: 'other'; readonly differsFrom: number }
  | { readonly kind: 'cancelled' }
  /** The file cannot be read. */
  | { readonly kind: 'document-gone' };

/**
 * The unfinished upload of this purpose with which this tab can go on, with what the server has of it; `null` if there
 * is none. Forgets those that the server does not know any more. Where the server is not reached, what was known last.
 */
export async function findKept(_purpose: string): Promise<KeptUpload | null> {
  return null;
}

/** How many bytes `compareWithKept` reads in the end. */
export function bytesToCompare({ size }: KeptUpload): number {
  return size;
}

/** Whether `file` is the document of the upload, as far as that was sent. */
export async function compareWithKept(
  _file: File,
  _kept: KeptUpload,
  _options: CompareOptions,
): Promise<Compared> {
  return { kind: 'same' };
}

/** Deletes it at the server and on this device. */
export async function forgetKept(_kept: KeptUpload): Promise<void> {}
