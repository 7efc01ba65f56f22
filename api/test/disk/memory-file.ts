const pageBytes = 64;

/**
 * A file as the system keeps it: what programs read, and what would be there after a loss of power.
 * A page whose flush failed counts as clean afterwards, as Linux does it, although it never arrived.
 */
export interface MemoryFile {
  read(): Buffer;
  write(bytes: Uint8Array, position: number): void;
  truncate(length: number): void;
  /** Brings dirty pages to the disk. */
  flush(): void;
  /** Forgets that they are dirty. */
  failFlush(): void;
  /** The file after a loss of power; `arrives` says for each page that was still dirty. */
  afterPowerLoss(arrives: () => boolean): MemoryFile;
}

export function createMemoryFile(content: Buffer = Buffer.alloc(0)): MemoryFile {
  let cached: Buffer = Buffer.from(content);
  let stored: Buffer = Buffer.from(content);
  const dirty = new Set<number>();
  let storedLength = content.length;

  function mark(from: number, to: number): void {
    for (let page = Math.floor(from / pageBytes); page * pageBytes < to; page += 1) dirty.add(page);
  }

  function store(page: number): void {
    const from = page * pageBytes;
    cached.subarray(from, from + pageBytes).copy(stored, from);
  }

  return {
    read: () => Buffer.from(cached),
    write(bytes, position) {
      if (cached.length < position + bytes.length) cached = grow(cached, position + bytes.length);
      cached.set(bytes, position);
      mark(position, position + bytes.length);
    },
    truncate(length) {
      cached = length <= cached.length ? cached.subarray(0, length) : grow(cached, length);
      cached = Buffer.from(cached);
      mark(Math.max(0, length - 1), length);
    },
    flush() {
      stored = grow(stored, cached.length).subarray(0, cached.length);
      for (const page of dirty) store(page);
      dirty.clear();
      storedLength = cached.length;
    },
    failFlush: () => dirty.clear(),
    afterPowerLoss(arrives) {
      if (arrives()) storedLength = cached.length;
      stored = grow(stored, cached.length);
      for (const page of dirty) if (arrives()) store(page);
      return createMemoryFile(stored.subarray(0, storedLength));
    },
  };
}

function grow(bytes: Buffer, length: number): Buffer {
  return bytes.length >= length
    ? bytes
    : Buffer.concat([bytes, Buffer.alloc(length - bytes.length)]);
}
