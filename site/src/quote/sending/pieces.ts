import type { SendControls } from '@yiqiao/sending/send-options';
import type { LineState } from '@yiqiao/sending/send-progress';

/** How a document that goes in pieces is doing. Moments are in ms since the epoch. */
export interface Pieces {
  /** What is confirmed, and what is on its way beyond that. */
  readonly underWayBytes: number;
  readonly line: LineState;
  /** How long the device slept, while that is worth saying. */
  readonly sleptMs?: number | undefined;
  /** With how many bytes it last went on after a cut or a sleep. */
  readonly wentOnFrom: number | null;
  /** Until when the server keeps what it has. */
  readonly keptUntil: number | null;
  /** When everything had arrived. */
  readonly wholeAt: number | null;
  /** Whether it can go on after a reload, with the document chosen again. */
  readonly survivesReload: boolean;
  readonly controls: SendControls | null;
}
