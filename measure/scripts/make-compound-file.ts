/** A storage's streams and storages, by name. */
export interface CompoundContent {
  readonly [name: string]: Uint8Array | CompoundContent;
}

const sectorBytes = 512;
const miniBytes = 64;
const miniLimit = 4096;
const endOfChain = 0xfffffffe;
const tableSector = 0xfffffffd;
const none = 0xffffffff;

interface Entry {
  readonly name: string;
  readonly type: number;
  bytes: Uint8Array;
  child: number;
  right: number;
  first: number;
}

/** A compound file of version 3, written by its specification (MS-CFB), with a mini stream. */
export function makeCompoundFile(content: CompoundContent): Uint8Array {
  const entries: Entry[] = [makeEntry('Root Entry', 5)];
  addChildren(entries, 0, content);
  const mini = placeMiniStreams(entries);
  const root = entries[0] as Entry;
  root.bytes = mini.bytes;
  const file = new SectorFile();
  const miniTableAt = file.add(toBytes(mini.table));
  for (const entry of entries) {
    const isRegular = entry.type === 5 || (entry.type === 2 && entry.bytes.length >= miniLimit);
    if (isRegular) entry.first = file.add(entry.bytes);
  }
  const directoryAt = file.add(joinEntries(entries));
  return file.finish({ directoryAt, miniTableAt, miniSectors: Math.ceil(mini.table.length / 128) });
}

function makeEntry(name: string, type: number, bytes: Uint8Array = new Uint8Array()): Entry {
  return { name, type, bytes, child: none, right: none, first: endOfChain };
}

/** Siblings form a line to the right: a tree of the poorest shape, which readers take. */
function addChildren(entries: Entry[], parent: number, content: CompoundContent): void {
  let previous: Entry | undefined;
  for (const [name, value] of Object.entries(content)) {
    const index = entries.length;
    const isStream = value instanceof Uint8Array;
    const entry = makeEntry(name, isStream ? 2 : 1, isStream ? value : undefined);
    entries.push(entry);
    if (previous === undefined) (entries[parent] as Entry).child = index;
    else previous.right = index;
    previous = entry;
    if (!isStream) addChildren(entries, index, value);
  }
}

function placeMiniStreams(entries: readonly Entry[]): { bytes: Uint8Array; table: number[] } {
  const table: number[] = [];
  const pieces: Uint8Array[] = [];
  for (const entry of entries) {
    if (entry.type !== 2 || entry.bytes.length >= miniLimit || entry.bytes.length === 0) continue;
    entry.first = table.length;
    const sectors = Math.ceil(entry.bytes.length / miniBytes);
    for (let index = 1; index <= sectors; index += 1) {
      table.push(index === sectors ? endOfChain : table.length + 1);
    }
    pieces.push(pad(entry.bytes, miniBytes));
  }
  return { bytes: Buffer.concat(pieces), table };
}

function joinEntries(entries: readonly Entry[]): Uint8Array {
  return Buffer.concat(
    entries.map((entry) => {
      const bytes = Buffer.alloc(128);
      bytes.write(entry.name, 0, 'utf16le');
      bytes.writeUInt16LE((entry.name.length + 1) * 2, 64);
      bytes.writeUInt8(entry.type, 66);
      bytes.writeUInt8(1, 67);
      bytes.writeUInt32LE(none, 68);
      bytes.writeUInt32LE(entry.right, 72);
      bytes.writeUInt32LE(entry.child, 76);
      bytes.writeUInt32LE(entry.first, 116);
      bytes.writeUInt32LE(entry.bytes.length, 120);
      return bytes;
    }),
  );
}

class SectorFile {
  readonly #pieces: Uint8Array[] = [];
  readonly #table: number[] = [];

  /** Appends a chain and tells its first sector. */
  add(bytes: Uint8Array): number {
    if (bytes.length === 0) return endOfChain;
    const first = this.#table.length;
    const sectors = Math.ceil(bytes.length / sectorBytes);
    for (let index = 1; index <= sectors; index += 1) {
      this.#table.push(index === sectors ? endOfChain : this.#table.length + 1);
    }
    this.#pieces.push(pad(bytes, sectorBytes));
    return first;
  }

  finish(places: { directoryAt: number; miniTableAt: number; miniSectors: number }): Uint8Array {
    let tableSectors = 1;
    while (tableSectors * 128 < this.#table.length + tableSectors) tableSectors += 1;
    const tableAt = this.#table.length;
    for (let index = 0; index < tableSectors; index += 1) this.#table.push(tableSector);
    const header = Buffer.alloc(sectorBytes);
    header.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    header.writeUInt16LE(0x3e, 24);
    header.writeUInt16LE(3, 26);
    header.writeUInt16LE(0xfffe, 28);
    header.writeUInt16LE(9, 30);
    header.writeUInt16LE(6, 32);
    header.writeUInt32LE(tableSectors, 44);
    header.writeUInt32LE(places.directoryAt, 48);
    header.writeUInt32LE(miniLimit, 56);
    header.writeUInt32LE(places.miniTableAt, 60);
    header.writeUInt32LE(places.miniSectors, 64);
    header.writeUInt32LE(endOfChain, 68);
    for (let index = 0; index < 109; index += 1) {
      header.writeUInt32LE(index < tableSectors ? tableAt + index : none, 76 + index * 4);
    }
    const table = pad(toBytes(this.#table), sectorBytes, 0xff);
    return new Uint8Array(Buffer.concat([header, ...this.#pieces, table]));
  }
}

function toBytes(numbers: readonly number[]): Uint8Array {
  return new Uint8Array(Uint32Array.from(numbers).buffer);
}

function pad(bytes: Uint8Array, unit: number, filler = 0): Uint8Array {
  const padded = new Uint8Array(Math.ceil(bytes.length / unit) * unit).fill(filler);
  padded.set(bytes);
  return padded;
}
