import { type DeviceSession, isLocked } from '../offline/storage/device-session.ts';
import type { LoginNotice } from './console-state.ts';
import type { ConsoleContext } from './edges.ts';
import type { ListActions } from './list-actions.ts';

/** Who may see what this device keeps. Knows the device only; the server is asked elsewhere. */
export interface DeviceAccess {
  readonly current: DeviceSession | null;
  /** Shows what is kept here, unless it is locked. */
  open(): Promise<void>;
  /** The server has confirmed the session, or begun a new one. */
  keep(username: string, isNew: boolean): Promise<void>;
  /** Takes the list off the screen. */
  signOut(notice: LoginNotice | null): void;
  /** The server has ended the session: the list goes, the outbox stays. */
  end(): Promise<void>;
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

  function signOut(loginNotice: LoginNotice | null): void {
    list.clear();
    store.setState({ session: 'signed-out', loginNotice });
  }

  return {
    get current() {
      return current;
    },
    async open() {
      current = await edges.storage.readSession();
      store.setState({ outbox: await edges.storage.readOutbox() });
      if (current === null) return;
      store.setState({ username: current.username });
      if (isLocked(current, edges.now())) store.setState({ loginNotice: 'locked' });
      else await list.loadStored();
    },
    async keep(username, isNew) {
      const known = isNew ? undefined : current?.sessionId;
      current = { sessionId: known ?? edges.randomId(), username, confirmedAt: edges.now() };
      await edges.storage.writeSession(current);
      store.setState({
        session: 'signed-in',
        username,
        hasLeft: false,
        loginNotice: null,
        connection: 'online',
      });
    },
    signOut,
    async end() {
      // Several answers may say so at once; the first one told the person.
      const isToldAlready = store.getState().loginNotice === 'ended';
      signOut(current === null && !isToldAlready ? null : 'ended');
      current = null;
      await edges.storage.forgetQuotes();
    },
    leave(notice) {
      current = null;
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
