import type { ByteSource } from '../../byte-source.ts';
import { viewBytes } from '../../byte-view.ts';
import { DocumentFault } from '../../document-fault.ts';

/** A run of characters adjacent in the file. Positions count characters, offsets bytes. */
export interface Piece {
  readonly start: number;
  readonly end: number;
  readonly offset: number;
  /** 1: Windows-1252; 2: UTF-16. */
  readonly bytesPerCharacter: 1 | 2;
}

/** The place in the header that locates the table. Source: MS-DOC, FibRgFcLcb97, fcClx. */
const tableAt = 418;
const maxTableBytes = 64 * 1024 * 1024;
const propertiesMark = 1;
const piecesMark = 2;
const isCompressed = 0x40000000;

/** The pieces of the whole document in the order of its text. Source: MS-DOC, 2.4.1. */
export async function readPieceTable(header: DataView, table: ByteSource): Promise<Piece[]> {
  const length = header.getUint32(tableAt + 4, true);
  if (length > maxTableBytes) throw new DocumentFault('damaged', 'the piece table is too long');
  const view = viewBytes(await table.read(header.getUint32(tableAt, true), length));
  let at = 0;
  while (at + 3 <= view.byteLength && view.getUint8(at) === propertiesMark) {
    at += 3 + view.getUint16(at + 1, true);
  }
  if (at + 5 > view.byteLength || view.getUint8(at) !== piecesMark) {
    throw new DocumentFault('damaged', 'there is no piece table');
  }
  const count = Math.floor((view.getUint32(at + 1, true) - 4) / 12);
  const positionsAt = at + 5;
  const piecesAt = positionsAt + (count + 1) * 4;
  if (piecesAt + count * 8 > view.byteLength) {
    throw new DocumentFault('damaged', 'the piece table was cut off');
  }
  return Array.from({ length: count }, (_, index) => {
    const offset = view.getUint32(piecesAt + index * 8 + 2, true);
    const isNarrow = (offset & isCompressed) !== 0;
    return {
      start: view.getUint32(positionsAt + index * 4, true),
      end: view.getUint32(positionsAt + index * 4 + 4, true),
      offset: isNarrow ? (offset & ~isCompressed) >>> 1 : offset,
      bytesPerCharacter: isNarrow ? 1 : 2,
    };
  });
}
