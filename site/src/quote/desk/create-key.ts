/**
 * A random UUID (version 4). `crypto.randomUUID()` does not exist on pages served over plain http, such as an
 * office's own test machine.
 */
export function createKey(random = crypto.getRandomValues(new Uint8Array(16))): string {
  const bytes = random.map((byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40;
    return index === 8 ? (byte & 0x3f) | 0x80 : byte;
  });
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
