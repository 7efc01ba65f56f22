/** Changes bytes of an archive where they are found, to make it lie. */
export function patchBytes(
  archive: Uint8Array,
  signature: readonly number[],
  offset: number,
  replacement: readonly number[],
): Uint8Array {
  const patched = archive.slice();
  for (let at = 0; at + signature.length <= patched.length; at += 1) {
    if (signature.every((byte, index) => patched[at + index] === byte)) {
      patched.set(replacement, at + offset);
    }
  }
  return patched;
}

export const zipSignatures = {
  localHeader: [0x50, 0x4b, 3, 4],
  directoryEntry: [0x50, 0x4b, 1, 2],
  end: [0x50, 0x4b, 5, 6],
} as const;
