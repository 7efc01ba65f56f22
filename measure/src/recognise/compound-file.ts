import type { ByteSource } from '../byte-source.ts';
import { viewBytes } from '../byte-view.ts';
import type { RecognisedDocument } from '../document-reader.ts';
import { unreadable } from './unreadable.ts';

export const compoundSignature = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';

const headerBytes = 512;
const entryBytes = 128;
const endOfChain = 0xfffffffe;
/** More directory than this is not searched; office programs write one or two sectors. */
const maxDirectorySectors = 256;

/** Streams that tell what a compound file is. Encrypted Office documents are wrapped in one, too. */
const streams: readonly (readonly [string, RecognisedDocument])[] = [
  ['EncryptedPackage', unreadable('ooxml', 'encrypted')],
  ['WordDocument', unreadable('doc', 'legacy-office')],
  ['Workbook', unreadable('xls', 'legacy-office')],
  ['Book', unreadable('xls', 'legacy-office')],
  ['PowerPoint Document', unreadable('ppt', 'legacy-office')],
  ['HwpSummaryInformation', unreadable('hwp', 'unknown-format')],
  ['__properties_version1.0', unreadable('msg', 'unknown-format')],
];

/** Tells apart what comes in the container of Word 97 (MS-CFB): old documents and encrypted new ones. */
export async function recogniseCompoundFile(source: ByteSource): Promise<RecognisedDocument> {
  const names = await readEntryNames(source);
  const known = streams.find(([name]) => names.has(name));
  return known?.[1] ?? unreadable('compound-file', 'unknown-format');
}

async function readEntryNames(source: ByteSource): Promise<Set<string>> {
  const header = viewBytes(await source.read(0, headerBytes));
  const names = new Set<string>();
  if (header.byteLength < headerBytes) return names;
  const sectorBytes = header.getUint16(30, true) === 12 ? 4096 : 512;
  let sector = header.getUint32(48, true);
  for (let step = 0; step < maxDirectorySectors && sector < endOfChain; step += 1) {
    const directory = await source.read((sector + 1) * sectorBytes, sectorBytes);
    for (let at = 0; at + entryBytes <= directory.length; at += entryBytes) {
      names.add(readName(directory.subarray(at, at + entryBytes)));
    }
    sector = await readNextSector(source, header, sector, sectorBytes);
  }
  return names;
}

function readName(entry: Uint8Array): string {
  const length = Math.max(0, Math.min(64, viewBytes(entry).getUint16(64, true)) - 2);
  const name = new TextDecoder('utf-16le').decode(entry.subarray(0, length));
  // Property streams begin with a control character.
  return name.charCodeAt(0) < 32 ? name.slice(1) : name;
}

/** Follows the allocation table, whose first 109 sectors the header lists. */
async function readNextSector(
  source: ByteSource,
  header: DataView,
  sector: number,
  sectorBytes: number,
): Promise<number> {
  const perSector = sectorBytes / 4;
  const tableIndex = Math.floor(sector / perSector);
  if (tableIndex >= 109) return endOfChain;
  const tableSector = header.getUint32(76 + tableIndex * 4, true);
  const offset = (tableSector + 1) * sectorBytes + (sector % perSector) * 4;
  const next = await source.read(offset, 4);
  return next.length < 4 ? endOfChain : viewBytes(next).getUint32(0, true);
}
