import { type Contents, packPiece, piecesPrefix } from './catalog.ts';
import { cutPieces } from './cut-pieces.ts';
import { atOnce } from './document-pieces.ts';
import type { Place } from './place.ts';
import { severalAtOnce } from './several-at-once.ts';

export interface SentContents {
  readonly contents: Contents;
  readonly sentBytes: number;
}

/**
 * Sends the files of an archive that are no documents, cut into pieces that backups share as long as their lines stay
 * the same.
 */
export async function sendContents(
  place: Place,
  files: ReadonlyMap<string, Buffer>,
  present: Set<string>,
): Promise<SentContents> {
  const contents: Record<string, string[]> = {};
  const fresh = new Map<string, Buffer>();
  for (const [path, bytes] of files) {
    contents[path] = [...cutPieces(bytes)].map((piece) => {
      const name = piecesPrefix + place.nameOf('text', piece);
      if (!present.has(name)) fresh.set(name, piece);
      return name;
    });
  }
  const sent = await severalAtOnce([...fresh], atOnce, async ([name, piece]) => {
    const bytes = await place.write(name, packPiece(piece));
    present.add(name);
    return bytes;
  });
  return { contents: { files: contents }, sentBytes: sent.reduce((sum, bytes) => sum + bytes, 0) };
}

export function piecesOf({ files }: Contents): readonly string[] {
  return Object.values(files).flat();
}
