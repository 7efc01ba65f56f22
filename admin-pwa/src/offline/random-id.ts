/** A 128-bit random name. `crypto.randomUUID` exists on secure origins only; this works on all. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
