/** Whether a text is a document's key: opaque, never reused, and its name in storage. */
export function isFileKey(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}
