/** One file of an archive, as the central directory tells it; the sizes may lie. */
export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly checksum: number;
  readonly compressedBytes: number;
  readonly headerOffset: number;
}
