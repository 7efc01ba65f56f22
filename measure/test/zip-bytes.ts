/** The offset of a signature in an archive. */
export function findAll(archive: Uint8Array, signature: readonly number[]): number[] {
  return Array.from(archive.keys()).filter((at) =>
    signature.every((byte, index) => archive[at + index] === byte),
  );
}

/** Changes bytes of an archive behind each signature, to make it lie. */
export function patchBytes(
  archive: Uint8Array,
  signature: readonly number[],
  offset: number,
  replacement: readonly number[],
): Uint8Array {
  const patched = archive.slice();
  for (const at of findAll(archive, signature)) patched.set(replacement, at + offset);
  return patched;
}

export const zipSignatures = {
  localHeader: [0x50, 0x4b, 3, 4],
  directoryEntry: [0x50, 0x4b, 1, 2],
  end: [0x50, 0x4b, 5, 6],
} as const;
