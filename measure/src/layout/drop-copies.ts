import type { TextPiece } from './text-piece.ts';

/** A copy lies this close to what it makes bold, in parts of the letters' size. */
const copyShift = 0.12;
/** What most fonts give a space, in parts of the letters' size. */
const spaceWidth = 0.25;
/** A copy is looked for no further up or down than this, in points, whatever size the letters claim. */
const farthestRow = 24;
/** A copy follows soon: this many of the last pieces at its height are checked. */
const mostNeighbours = 400;

/**
 * Leaves out second copies printed over the same text: that is how some programs print bold, or a
 * shadow. Copies need not begin and end with the pieces that they copy.
 */
export function dropCopies(pieces: readonly TextPiece[]): readonly TextPiece[] {
  const rows = new Map<number, TextPiece[]>();
  const kept: TextPiece[] = [];
  for (const piece of pieces) {
    const rest = withoutCopy(piece, findNeighbours(rows, piece));
    if (rest === null) continue;
    kept.push(rest);
    const row = rows.get(Math.round(rest.base)) ?? [];
    rows.set(Math.round(rest.base), row);
    row.push(rest);
    if (row.length > mostNeighbours) row.shift();
  }
  return kept;
}

function findNeighbours(
  rows: ReadonlyMap<number, readonly TextPiece[]>,
  { base, size, angle }: TextPiece,
): TextPiece[] {
  const reach = Math.min(size * copyShift * 2, farthestRow);
  const neighbours: TextPiece[] = [];
  for (let row = Math.floor(base - reach); row <= Math.ceil(base + reach); row += 1) {
    for (const other of rows.get(row) ?? []) {
      if (other.angle === angle && Math.abs(other.base - base) < reach) neighbours.push(other);
    }
  }
  return neighbours;
}

/** What a piece adds to those that were drawn before it; `null` where that is nothing. */
function withoutCopy(piece: TextPiece, neighbours: readonly TextPiece[]): TextPiece | null {
  let rest = piece;
  for (const other of neighbours) {
    const reach = rest.size * copyShift;
    const beginsThere = Math.abs(other.start - rest.start) < reach;
    const endsThere = Math.abs(other.end - rest.end) < reach;
    if (beginsThere && other.text.startsWith(rest.text)) return null;
    if (endsThere && other.text.endsWith(rest.text)) return null;
    if (beginsThere && rest.text.startsWith(other.text)) {
      const added = rest.text.slice(other.text.length);
      const start = other.end + (/^\s/.test(added) ? rest.size * spaceWidth : 0);
      rest = { ...rest, text: added.trim(), start };
    }
  }
  return rest;
}
