/** One file of an archive, as the central directory describes it; the sizes may be false. */
export interface ZipEntry {
  /** Read as UTF-8, which Office and e-book formats use whatever the flags say. */
  readonly name: string;
  /** The name as its writer encoded it. */
  readonly nameBytes: Uint8Array;
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly checksum: number;
  readonly compressedBytes: number;
  readonly inflatedBytes: number;
  readonly headerOffset: number;
}

export interface ZipDirectory {
  readonly entries: readonly ZipEntry[];
  /** False where the directory has more than was read, or something else than entries. */
  readonly isWhole: boolean;
}
