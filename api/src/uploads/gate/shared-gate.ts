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

/** So much of an upload may arrive before the other processes are told. */
const stepBytes = 8 * 1024 ** 2;

/**
 * The gate of one process among several. What a client may send is counted for all of them together:
 * submissions of an hour, uploads at once, bytes of a day. Places in all, room and pace are each process's
 * own: they are what it has to give.
 */
export function createSharedGate(gate: LocalUploadGate, options: SharedGateOptions): UploadGate {
  const { submissions, uploads, bytesPace } = options;
  return {
    async admit(clientKey, expectedBytes) {
      refuseForThisHour(await submissions.take(clientKey));
      refuseForToday(await uploads.book(clientKey, 0, expectedBytes, bytesPace));
      const { elsewhere, leave } = await uploads.enter(clientKey);
      try {
        const ticket = gate.admit(clientKey, expectedBytes, elsewhere);
        const book = (bytes: number) => uploads.book(clientKey, bytes, 0, bytesPace);
        return bookBytes(ticket, book, leave);
      } catch (error) {
        await leave();
        throw error;
      }
    },
  };
}

/** The ticket, whose bytes are told to the other processes step by step, and the rest at its end. */
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
      // While nobody can be told, the upload goes on, and they are told later.
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
