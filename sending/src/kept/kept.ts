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
  /** SHA-256 in hex of each MB, as far as anything was sent. The document's last block is shorter. */
  readonly blocks: readonly string[];
  /** What the sender gave as such. */
  readonly purpose: string;
}
