import type { ByteSource } from '../../byte-source.ts';
import { viewBytes } from '../../byte-view.ts';
import type { CompoundFile } from '../../compound/compound-file.ts';
import type { StoryPart } from '../../counting/story.ts';
import { DocumentFault } from '../../document-fault.ts';
import type { Finding, Reading } from '../../document-reader.ts';
import { readHiddenRuns } from './character-runs.ts';
import { type Piece, readPieceTable } from './piece-table.ts';
import { WordCharacters } from './word-characters.ts';

/**
 * The oldest version that is laid out as Word 97's own, 193; Word 6 and 95 write 101 to 104. WPS Office
 * 2005 writes this one. Source: MS-DOC, FibBase, nFibBack.
 */
const oldestVersion = 191;
const isEncrypted = 0x0100;
const isInSecondTable = 0x0200;

/**
 * Offsets of the lengths of the document's parts in its header, in the order of their texts. `null`:
 * macros of old, which have none. Source: MS-DOC, FibRgLw97.
 */
const partLengths: readonly (readonly [number, StoryPart | null])[] = [
  [76, 'main'],
  [80, 'notes'],
  [84, 'headers-and-footers'],
  [88, null],
  [92, 'comments'],
  [96, 'notes'],
  [100, 'text-boxes'],
  [104, 'headers-and-footers'],
];

const headerBytes = 512;
const charactersAtOnce = 64 * 1024;

/** Word 97 to 2003 (.doc, .dot) and WPS Writer (.wps): the text by the piece table. Source: MS-DOC. */
export async function readLegacyWord(file: CompoundFile, reading: Reading): Promise<Finding> {
  const document = file.open('WordDocument');
  const header = viewBytes(await document.read(0, headerBytes));
  if (header.byteLength < headerBytes) throw new DocumentFault('damaged', 'the header was cut off');
  if (header.getUint16(2, true) < oldestVersion) return { uncountable: 'legacy-office' };
  const flags = header.getUint16(10, true);
  if (flags & isEncrypted) return { uncountable: 'encrypted' };
  const table = file.open(flags & isInSecondTable ? '1Table' : '0Table');
  const pieces = await readPieceTable(header, table);
  const runs = await readHiddenRuns(header, { document, table });
  const characters = new WordCharacters(reading.story, runs);
  let start = 0;
  for (const [at, part] of partLengths) {
    const end = start + header.getUint32(at, true);
    for (const piece of pieces) {
      const range = cutPiece(piece, start, end);
      if (part !== null && range !== null)
        await writePiece(document, range, part, characters, reading);
    }
    characters.endPart();
    start = end;
  }
  return {};
}

/** The part of a piece that lies between two character positions. */
function cutPiece(piece: Piece, start: number, end: number): Piece | null {
  const first = Math.max(piece.start, start);
  const last = Math.min(piece.end, end);
  if (first >= last) return null;
  const offset = piece.offset + (first - piece.start) * piece.bytesPerCharacter;
  return { ...piece, start: first, end: last, offset };
}

async function writePiece(
  document: ByteSource,
  { start, end, offset, bytesPerCharacter }: Piece,
  part: StoryPart,
  characters: WordCharacters,
  { budget }: Reading,
): Promise<void> {
  const decoder = new TextDecoder(bytesPerCharacter === 1 ? 'windows-1252' : 'utf-16le');
  for (let done = 0; done < end - start; done += charactersAtOnce) {
    budget.check();
    const at = offset + done * bytesPerCharacter;
    const count = Math.min(charactersAtOnce, end - start - done);
    const bytes = await document.read(at, count * bytesPerCharacter);
    budget.spendInflated(bytes.length);
    characters.write(part, decoder.decode(bytes), { at, bytesPerCharacter });
    if (bytes.length < count * bytesPerCharacter) {
      throw new DocumentFault('damaged', 'the text was cut off');
    }
  }
}
