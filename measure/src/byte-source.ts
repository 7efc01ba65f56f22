/** Random access to a document's bytes: a `File` in the browser, a file descriptor in Node. */
export interface ByteSource {
  readonly size: number;
  /** The document's name where it is known. It decides only between formats that the content leaves open. */
  readonly name?: string;
  /** Resolves to the bytes from `offset`, fewer than `length` only at the end. */
  read(offset: number, length: number): Promise<Uint8Array>;
}

const chunkBytes = 1024 * 1024;

/** The bytes of a source in order; while one chunk is worked on, the next one is read. */
export async function* readChunks(source: ByteSource): AsyncGenerator<Uint8Array> {
  let next = source.read(0, chunkBytes);
  try {
    for (let offset = chunkBytes; ; offset += chunkBytes) {
      const chunk = await next;
      if (chunk.length === 0) return;
      next = source.read(offset, chunkBytes);
      yield chunk;
    }
  } finally {
    // If the consumer stops early, a failed read-ahead does not matter.
    next.catch(() => {});
  }
}

/** A source over bytes that are in memory already. */
export function sourceFromBytes(bytes: Uint8Array, name?: string): ByteSource {
  return {
    ...(name !== undefined && { name }),
    size: bytes.length,
    read: async (offset, length) => bytes.subarray(offset, offset + length),
  };
}

/** A part of a source, as a source. */
export function sourceWithin(
  { read }: ByteSource,
  { offset, size, name }: { offset: number; size: number; name: string },
): ByteSource {
  return {
    name,
    size,
    read: (at, length) => read(offset + at, Math.max(0, Math.min(length, size - at))),
  };
}

export function joinBytes(pieces: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(pieces.reduce((total, piece) => total + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}
