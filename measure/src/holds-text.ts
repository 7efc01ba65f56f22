/** Whether bytes hold a text at an offset, each letter one byte. */
export function holdsText(bytes: Uint8Array, text: string, offset = 0): boolean {
  for (let index = 0; index < text.length; index += 1) {
    if (bytes[offset + index] !== text.charCodeAt(index)) return false;
  }
  return true;
}
