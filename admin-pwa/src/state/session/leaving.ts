import type { DeviceSession } from '../../offline/storage/records/device-session.ts';
import type { LoginNotice } from '../console-state.ts';
import type { ConsoleContext } from '../edges.ts';
import { sealWhatWaits, unlessUnanswered } from './sealing.ts';

/** The session that this page knows of. */
export interface KnownSession {
  current: DeviceSession | null;
  era: number;
}

/** How a session comes to its end on this device. */
export interface Leaving {
  /** The server has ended the session: the list goes, what was not sent is sealed; other tabs are told. */
  end(): Promise<void>;
  /** The same, when another tab has heard it from the server. */
  endHere(): Promise<void>;
  /** The person has logged out: nothing of the session stays here. */
  leave(notice: LoginNotice | null): void;
}

export function createLeaving(
  { edges, store, toaster }: ConsoleContext,
  known: KnownSession,
  signOut: (notice: LoginNotice | null) => void,
): Leaving {
  async function endHere(): Promise<void> {
    // Several answers may say so at once; the first one told the person.
    const isToldAlready = store.getState().loginNotice === 'ended';
    signOut(known.current === null && !isToldAlready ? null : 'ended');
    // It may name a client, or say that something is sent as soon as there is a connection.
    if (known.current !== null) toaster.clear();
    known.current = null;
    known.era += 1;
    await edges.storage.forgetQuotes();
    await unlessUnanswered(sealWhatWaits({ edges, store }));
  }

  return {
    end() {
      if (known.current !== null) edges.tabs.tell('session-ended');
      return endHere();
    },
    endHere,
    leave(notice) {
      // The tab that logs out wipes everything; this one may have written the record after that.
      if (known.current !== null) void edges.storage.forgetSession(known.current.sessionId);
      known.current = null;
      known.era += 1;
      store.setState({ outbox: [], username: '', hasLeft: true });
      signOut(notice);
    },
  };
}
