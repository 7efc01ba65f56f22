const unit = 256 * 1024;
const largest = 64 * 1024 ** 2;
const first = 1024 ** 2;
/** Long enough that the requests around it cost little, short enough that a cut costs little. */
const wantedMs = 5_000;
const mostGrowth = 4;

/** How large a piece is to be, by how the last ones went. */
export interface PieceSize {
  readonly bytes: number;
  /** A piece has arrived. */
  took(bytes: number, ms: number): void;
  /** A piece was cut: by the line, or by a proxy that lets nothing so large pass. */
  cut(): void;
}

export function createPieceSize(): PieceSize {
  let bytes = first;
  // Half of what was cut, and from then on a little more with each piece: what did not pass once may never pass.
  let ceiling = largest;
  return {
    get bytes() {
      return bytes;
    },
    took(sent, ms) {
      ceiling = Math.min(largest, ceiling + unit);
      const fitting = (sent / Math.max(ms, 1)) * wantedMs;
      bytes = inUnits(Math.min(fitting, sent * mostGrowth, ceiling));
    },
    cut() {
      ceiling = Math.max(unit, bytes / 2);
      bytes = inUnits(bytes / mostGrowth);
    },
  };
}

function inUnits(bytes: number): number {
  return Math.floor(Math.max(unit, bytes) / unit) * unit;
}
