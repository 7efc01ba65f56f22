import type { ByteSource } from '../byte-source.ts';

export interface Sectors {
  readonly size: number;
  read(sector: number, offset: number, length: number): Promise<Uint8Array>;
}

/** The bytes of a chain of sectors; neighbours are read at once. */
export class SectorStream implements ByteSource {
  readonly size: number;
  readonly #sectors: Sectors;
  readonly #chain: Uint32Array;

  constructor(sectors: Sectors, chain: Uint32Array, size: number) {
    this.#sectors = sectors;
    this.#chain = chain;
    // A size may lie: what has no sector is not there.
    this.size = Math.min(size, chain.length * sectors.size);
  }

  async read(offset: number, length: number): Promise<Uint8Array> {
    const end = Math.min(this.size, offset + length);
    const bytes = new Uint8Array(Math.max(0, end - offset));
    for (let at = offset; at < end; ) {
      const run = this.#runAt(at, end);
      const piece = await this.#sectors.read(run.sector, run.offset, run.length);
      bytes.set(piece, at - offset);
      // A file that was cut off ends here.
      if (piece.length < run.length) return bytes.subarray(0, at - offset + piece.length);
      at += run.length;
    }
    return bytes;
  }

  #runAt(at: number, end: number) {
    const { size } = this.#sectors;
    const first = Math.floor(at / size);
    const sector = this.#chain[first] ?? 0;
    let count = 1;
    while ((first + count) * size < end && this.#chain[first + count] === sector + count) {
      count += 1;
    }
    const offset = at - first * size;
    return { sector, offset, length: Math.min(end - at, count * size - offset) };
  }
}
