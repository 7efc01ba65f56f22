import { type DeviceSession, isLocked } from '../offline/storage/device-session.ts';
import type { ListActions } from './actions/list-actions.ts';
import type { LoginNotice } from './console-state.ts';
import type { ConsoleContext } from './edges.ts';

/** Who may see what this device keeps. Knows the device only; the server is asked elsewhere. */
export interface DeviceAccess {
  readonly current: DeviceSession | null;
  /** Another one whenever who is signed in here may have changed: older answers mean nothing then. */
  readonly era: number;
  /** Shows what is kept here, unless it is locked. */
  open(): Promise<void>;
  /** The server has confirmed the session, or begun a new one. */
  keep(username: string, isNew: boolean): Promise<void>;
  /** Takes the list off the screen. */
  signOut(notice: LoginNotice | null): void;
  /** The server has ended the session: the list goes, the outbox stays; other tabs are told. */
  end(): Promise<void>;
  /** The same, when another tab was told by the server. */
  endHere(): Promise<void>;
  /** Nothing of this session is known here any more. */
  leave(notice: LoginNotice | null): void;
  /** Locks a tab that was left open without a confirmation for too long; whether it did. */
  lockIfStale(): boolean;
}

export function createDeviceAccess(
  { edges, store }: ConsoleContext,
  list: ListActions,
): DeviceAccess {
  let current: DeviceSession | null = null;
  let era = 0;

  function signOut(loginNotice: LoginNotice | null): void {
    list.clear();
    store.setState({ session: 'signed-out', loginNotice });
  }

  async function endHere(): Promise<void> {
    // Several answers may say so at once; the first one told the person.
    const isToldAlready = store.getState().loginNotice === 'ended';
    signOut(current === null && !isToldAlready ? null : 'ended');
    current = null;
    era += 1;
    await edges.storage.forgetQuotes();
  }

  return {
    get current() {
      return current;
    },
    get era() {
      return era;
    },
    async open() {
      era += 1;
      const opened = era;
      const session = await edges.storage.readSession();
      const outbox = await edges.storage.readOutbox();
      // Left meanwhile: what was read is deleted.
      if (era !== opened) return;
      current = session;
      store.setState({ outbox });
      if (current === null) return;
      store.setState({ username: current.username });
      if (isLocked(current, edges.now())) store.setState({ loginNotice: 'locked' });
      else await list.loadStored();
    },
    async keep(username, isNew) {
      const known = isNew ? undefined : current?.sessionId;
      const sessionId = known ?? edges.randomId();
      const session = { sessionId, username, confirmedAt: edges.now() };
      if (isNew) era += 1;
      current = session;
      await edges.storage.writeSession(session);
      // Left while it was written: then it was deleted again, too.
      if (current !== session) return;
      store.setState({
        session: 'signed-in',
        username,
        hasLeft: false,
        loginNotice: null,
        connection: 'online',
      });
    },
    signOut,
    end() {
      if (current !== null) edges.tabs.tell('session-ended');
      return endHere();
    },
    endHere,
    leave(notice) {
      // The tab that logs out wipes everything; this one may have written the record after that.
      if (current !== null) void edges.storage.forgetSession(current.sessionId);
      current = null;
      era += 1;
      store.setState({ outbox: [], username: '', hasLeft: true });
      signOut(notice);
    },
    lockIfStale() {
      if (current === null || !isLocked(current, edges.now())) return false;
      if (store.getState().session === 'signed-out') return false;
      signOut('locked');
      return true;
    },
  };
}
