import type { UploadTicket } from '../gate/upload-gate.ts';

/** The places of unfinished uploads at the gate, which they keep between their pieces. */
export interface PiecePlaces {
  /** Keeps a place for an upload until its next piece, or until none has come for a while. */
  keep(key: string, ticket: UploadTicket): void;
  /** Takes out the place that is kept; `null` if there is none, or if it went to somebody else. */
  take(key: string): UploadTicket | null;
}

interface Kept {
  readonly ticket: UploadTicket;
  readonly timer: NodeJS.Timeout;
}

/** @param idleMs how long a place is kept: as long as a sender may pause within a body. */
export function createPiecePlaces(idleMs: number): PiecePlaces {
  const kept = new Map<string, Kept>();

  function take(key: string): UploadTicket | null {
    const found = kept.get(key);
    if (found === undefined) return null;
    kept.delete(key);
    clearTimeout(found.timer);
    if (!found.ticket.signal.aborted) return found.ticket;
    found.ticket.release();
    return null;
  }

  return {
    keep(key, ticket) {
      const timer = setTimeout(() => take(key)?.release(), idleMs).unref();
      kept.set(key, { ticket, timer });
    },
    take,
  };
}
