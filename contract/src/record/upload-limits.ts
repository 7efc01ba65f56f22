/** Largest accepted document: exactly 1 GB (1024³ bytes) is accepted, one byte more is not. */
export const maxUploadBytes = 1024 ** 3;

const bytesPerMegabyte = 1024 ** 2;

export function isTooLarge(bytes: number): boolean {
  return bytes > maxUploadBytes;
}

/** Megabytes of 1024² bytes with two decimals, without their unit: "0.87". */
export function formatMegabytes(bytes: number): string {
  return (bytes / bytesPerMegabyte).toFixed(2);
}

/**
 * A file's size as shown to people: "0.87 MB", "3.1 KB" below a hundredth of a megabyte, "912 B" below a
 * kilobyte. The units are the same in every language.
 */
export function formatFileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const isSmall = bytes < bytesPerMegabyte / 100;
  return isSmall ? `${(bytes / 1024).toFixed(1)} KB` : `${formatMegabytes(bytes)} MB`;
}
