/** How far a document has got, and how the line is. */
export interface SendProgress {
  /** What the server has for good, on its disk. In one request: 0. */
  readonly confirmedBytes: number;
  /** What is confirmed, and what is on its way beyond that. */
  readonly sentBytes: number;
  /** Size of the document. */
  readonly totalBytes: number;
  readonly line: LineState;
  /** How long the device slept, in ms, when sending has just gone on after that; told for 8 seconds. */
  readonly sleptMs?: number;
  /** Until when the server keeps what it has, in ms since the epoch; `null` in one request. */
  readonly keptUntil: number | null;
  readonly isInPieces: boolean;
}

/** Moments are in ms since the epoch, by this device's clock. */
export type LineState =
  | { readonly kind: 'up' }
  /** Nothing goes through; `nextTryAt` is past while a try is under way. */
  | {
      readonly kind: 'lost';
      readonly since: number;
      readonly nextTryAt: number;
      readonly reason: LossReason;
    }
  /** By hand. */
  | { readonly kind: 'paused' };

/** The server is reached, but has no place for now (`busy`), or no room on its disk. */
export type LossReason = 'line' | 'busy' | 'no-room';
