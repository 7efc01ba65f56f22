import { EngineAway } from '@yiqiao/ports/faults/engine-away';
import type { AttemptCounter, AttemptPace } from '@yiqiao/ports/session-store';
import type { SharedUploads } from '@yiqiao/ports/shared-uploads';
import {
  type LocalUploadGate,
  refuseForThisHour,
  refuseForToday,
  type UploadGate,
  type UploadTicket,
} from './upload-gate.ts';

interface SharedGateOptions {
  readonly submissions: AttemptCounter;
  readonly uploads: SharedUploads;
  /** Of bytes. */
  readonly bytesPace: AttemptPace;
}

/** Bytes of an upload that may arrive before they are shared with other processes. */
const stepBytes = 8 * 1024 ** 2;

/**
 * The gate of one process among several. Limits for a client apply to all processes together: submissions per hour,
 * concurrent uploads, bytes per day. Total places, disk space and speed are local to each process.
 */
export function createSharedGate(gate: LocalUploadGate, options: SharedGateOptions): UploadGate {
  const { submissions, uploads, bytesPace } = options;

  async function enter(clientKey: string, expectedBytes: number, admit: LocalUploadGate['admit']) {
    refuseForToday(await uploads.book(clientKey, 0, expectedBytes, bytesPace));
    const { elsewhere, leave } = await uploads.enter(clientKey);
    try {
      const ticket = admit(clientKey, expectedBytes, elsewhere);
      const book = (bytes: number) => uploads.book(clientKey, bytes, 0, bytesPace);
      return bookBytes(ticket, book, leave);
    } catch (error) {
      await leave();
      throw error;
    }
  }

  return {
    async admit(clientKey, expectedBytes) {
      await uploads.admit();
      refuseForThisHour(await submissions.take(clientKey));
      return enter(clientKey, expectedBytes, gate.admit);
    },
    readmit: (clientKey, expectedBytes) => enter(clientKey, expectedBytes, gate.readmit),
  };
}

/** A ticket that shares its bytes with the other processes in steps, and the rest at its end. */
function bookBytes(
  ticket: UploadTicket,
  book: (bytes: number) => Promise<number>,
  leave: () => Promise<void>,
): UploadTicket {
  const ending = new AbortController();
  let unbooked = 0;
  let booking: Promise<void> | null = null;

  async function bookAll(): Promise<void> {
    const bytes = unbooked;
    unbooked = 0;
    try {
      refuseForToday(await book(bytes));
    } catch (error) {
      // While they cannot be shared, the upload continues and they are shared later.
      if (error instanceof EngineAway) unbooked += bytes;
      else ending.abort(error);
    }
  }

  return {
    signal: AbortSignal.any([ticket.signal, ending.signal]),
    count(bytes) {
      ticket.count(bytes);
      unbooked += bytes;
      if (unbooked < stepBytes) return;
      booking ??= bookAll().finally(() => {
        booking = null;
      });
    },
    release() {
      ticket.release();
      void Promise.resolve(booking).then(bookAll).then(leave);
    },
  };
}
