import type { ByteSource } from '../byte-source.ts';
import { viewBytes } from '../byte-view.ts';
import { DocumentFault } from '../document-fault.ts';
import { type Directory, type DirectoryEntry, readDirectory } from './directory.ts';
import { SectorStream, type Sectors } from './sector-stream.ts';

export const compoundSignature = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';

const headerBytes = 512;
/** Streams below this size are in the mini stream, in sectors of 64 bytes. */
const miniSectorShift = 6;
const lastRegularSector = 0xfffffffa;

/**
 * The container of Office 97 to 2003 and of Outlook: streams in storages, like files in folders. This is
 * the outermost storage, or one within it. Source: MS-CFB.
 */
export interface CompoundFile {
  has(name: string): boolean;
  /** @throws DocumentFault "damaged" when there is none. */
  open(name: string): ByteSource;
  /** The storages directly in this one whose names begin with the prefix, by name. */
  openStorages(prefix: string): CompoundFile[];
}

export async function openCompoundFile(source: ByteSource): Promise<CompoundFile> {
  const header = viewBytes(await source.read(0, headerBytes));
  if (header.byteLength < headerBytes) throw damaged('the header was cut off');
  const sectorShift = header.getUint16(30, true);
  if (sectorShift !== 9 && sectorShift !== 12) throw damaged('sectors of an unknown size');
  const firstSectorAt = 1 << sectorShift;
  const sectors = {
    size: 1 << sectorShift,
    read: (sector: number, offset: number, length: number) =>
      source.read(firstSectorAt + (sector << sectorShift) + offset, length),
  };
  const maxSectors = Math.ceil(source.size / sectors.size);
  const table = await readTable(await readTableSectors(header, sectors, maxSectors), sectors);
  const streamAt = (first: number, size: number) =>
    new SectorStream(sectors, followChain(table, first, maxSectors), size);

  const directoryChain = followChain(table, header.getUint32(48, true), maxSectors);
  const directory = new SectorStream(sectors, directoryChain, directoryChain.length * sectors.size);
  const tree = await readDirectory(directory);
  const mini = tree.root ? streamAt(tree.root.firstSector, tree.root.size) : null;
  const miniChain = followChain(table, header.getUint32(60, true), maxSectors);
  const miniTable = await readTable(miniChain, sectors);
  const miniSectors = {
    size: 1 << miniSectorShift,
    read: async (sector: number, offset: number, length: number) =>
      (await mini?.read((sector << miniSectorShift) + offset, length)) ?? new Uint8Array(),
  };
  const miniLimit = header.getUint32(56, true);

  function open({ firstSector, size }: DirectoryEntry): ByteSource {
    if (size >= miniLimit) return streamAt(firstSector, size);
    const chain = followChain(miniTable, firstSector, miniTable.length);
    return new SectorStream(miniSectors, chain, size);
  }

  return openStorage(tree, tree.root, open);
}

function openStorage(
  tree: Directory,
  storage: DirectoryEntry | undefined,
  openStream: (entry: DirectoryEntry) => ByteSource,
): CompoundFile {
  // Found when first asked for: a file may claim thousands of storages that all hold one another.
  const entriesOf = (kind: DirectoryEntry['kind']) =>
    storage ? tree.childrenOf(storage).filter((entry) => entry.kind === kind) : [];
  // Names that differ in their case only are the same. Source: MS-CFB, 2.6.4.
  const find = (name: string) =>
    entriesOf('stream').find((entry) => entry.name.toUpperCase() === name.toUpperCase());
  return {
    has: (name) => find(name) !== undefined,
    open(name) {
      const entry = find(name);
      if (entry === undefined) throw damaged(`the stream ${name} is missing`);
      return openStream(entry);
    },
    openStorages: (prefix) =>
      entriesOf('storage')
        .filter(({ name }) => name.startsWith(prefix))
        .sort((one, other) => (one.name < other.name ? -1 : 1))
        .map((entry) => openStorage(tree, entry, openStream)),
  };
}

/** The sectors of the allocation table: 109 in the header, the others in a chain. */
async function readTableSectors(
  header: DataView,
  sectors: Sectors,
  maxSectors: number,
): Promise<Uint32Array> {
  const found: number[] = [];
  for (let at = 76; at < headerBytes; at += 4) found.push(header.getUint32(at, true));
  let next = header.getUint32(68, true);
  for (let step = 0; next < lastRegularSector; step += 1) {
    if (step > maxSectors) throw damaged('a chain has no end');
    const bytes = await sectors.read(next, 0, sectors.size);
    if (bytes.length < sectors.size) break;
    const view = viewBytes(bytes);
    for (let at = 0; at < sectors.size - 4; at += 4) found.push(view.getUint32(at, true));
    next = view.getUint32(sectors.size - 4, true);
  }
  return Uint32Array.from(found.filter((sector) => sector < lastRegularSector));
}

async function readTable(tableSectors: Uint32Array, sectors: Sectors): Promise<Uint32Array> {
  const stream = new SectorStream(sectors, tableSectors, tableSectors.length * sectors.size);
  const bytes = await stream.read(0, stream.size);
  const view = viewBytes(bytes);
  return Uint32Array.from({ length: bytes.length >> 2 }, (_, index) =>
    view.getUint32(index * 4, true),
  );
}

/** @throws DocumentFault "damaged" for a chain that runs in a circle. */
function followChain(table: Uint32Array, first: number, maxLength: number): Uint32Array {
  const chain: number[] = [];
  for (let sector = first; sector < lastRegularSector; ) {
    if (chain.length > maxLength) throw damaged('a chain has no end');
    chain.push(sector);
    sector = table[sector] ?? lastRegularSector;
  }
  return Uint32Array.from(chain);
}

function damaged(message: string): DocumentFault {
  return new DocumentFault('damaged', message);
}
