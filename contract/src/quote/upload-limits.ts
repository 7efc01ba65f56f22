/** Largest accepted document: exactly 1 GB (1024³ bytes) is accepted, one byte more is not. */
export const maxUploadBytes = 1024 ** 3;

const bytesPerMegabyte = 1024 ** 2;

export function isTooLarge(bytes: number): boolean {
  return bytes > maxUploadBytes;
}

/** A file's size as shown to people: megabytes of 1024² bytes with two decimals, "0.87". */
export function formatMegabytes(bytes: number): string {
  return (bytes / bytesPerMegabyte).toFixed(2);
}
