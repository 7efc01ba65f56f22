/** The key of a document: opaque, never used again, and its name wherever it is kept. */
export function isFileKey(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}
