import { idleHours } from '@yiqiao/contract/record/idle-hours';
import { type DeviceSession, ownerOf } from '../../offline/storage/records/device-session.ts';
import type { LoginNotice } from '../console-state.ts';
import type { ConsoleContext } from '../edges.ts';
import { noDrafts } from '../settings-sitting.ts';
import { endTelling } from './end-telling.ts';
import { askRemoval, bidFarewell, type Removal } from './farewell.ts';
import { sealWhatWaits, unlessUnanswered } from './sealing.ts';

/** The session that this page knows of. */
export interface KnownSession {
  current: DeviceSession | null;
  era: number;
}

/** How a session comes to its end on this device. */
export interface Leaving {
  /**
   * The server has ended the session: the list goes, what was not sent is sealed, or wiped if the person was removed;
   * other tabs are told. @param removal as the server's answer said; left out, it is asked for.
   */
  end(removal?: Removal | null): Promise<void>;
  /** The same, when another tab has heard it from the server. */
  endHere(): Promise<void>;
  /** The person has logged out: nothing of the session stays here. */
  leave(notice: LoginNotice | null): void;
}

export function createLeaving(
  context: ConsoleContext,
  known: KnownSession,
  signOut: (notice: LoginNotice | null) => void,
): Leaving {
  const { edges, store, toaster } = context;

  async function endHere(told?: Removal | null): Promise<void> {
    const wasKnown = known.current !== null;
    const owner = known.current && ownerOf(known.current);
    // Several answers may say so at once; the first one told the person.
    const isToldAlready = store.getState().loginNotice === 'ended';
    signOut(!wasKnown && !isToldAlready ? null : 'ended');
    // It may name a client, or say that something is sent as soon as there is a connection.
    if (wasKnown) toaster.clear();
    known.current = null;
    known.era += 1;
    await edges.storage.forgetQuotes();
    const removal = told === undefined && wasKnown ? await askRemoval(context) : told;
    if (removal) await bidFarewell(context, owner, removal);
    else await unlessUnanswered(sealWhatWaits(context));
  }

  return {
    end(removal) {
      if (removal || !hasRunOut(known.current, edges.now())) endTelling(edges);
      if (known.current !== null) edges.tabs.tell('session-ended');
      return endHere(removal);
    },
    endHere,
    leave(notice) {
      // The tab that logs out wipes everything; this one may have written the record after that.
      if (known.current !== null) void edges.storage.forgetSession(known.current.sessionId);
      known.current = null;
      known.era += 1;
      store.setState({ outbox: [], username: '', person: null, people: null });
      store.setState({ settingsDrafts: noDrafts, chatTests: [], mailTest: null, hasLeft: true });
      signOut(notice);
    },
  };
}

/**
 * Whether a session may have ended by itself: then the server goes on telling this device, else nobody would be told in
 * the morning. Where somebody has ended it, the server tells nothing more, whatever this device keeps.
 */
function hasRunOut(session: DeviceSession | null, now: number): boolean {
  return session !== null && now - session.confirmedAt >= idleHours * 3_600_000;
}
