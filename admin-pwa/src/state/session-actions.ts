import { HttpError } from '@yiqiao/contract/http-error';
import { type DeviceSession, isLocked } from '../offline/storage/device-session.ts';
import type { LoginNotice } from './console-state.ts';
import type { ConsoleContext } from './edges.ts';
import type { ListActions } from './list-actions.ts';

export interface SessionActions {
  readonly sessionId: () => string;
  /** Shows what this device keeps, without asking anybody. */
  open(): Promise<void>;
  /** Asks the server whether the session still stands; no answer changes nothing but the connection. */
  confirm(): Promise<'confirmed' | 'denied' | 'unanswered'>;
  /** Rejects with the server's refusal; what another person left on this device is deleted first. */
  login(username: string, password: string): Promise<void>;
  /** Deletes everything this device keeps, whether or not the server can be told. */
  logout(): Promise<void>;
  /** The server has ended the session: the list goes, the outbox stays. */
  end(): Promise<void>;
  /** Another tab has logged out and deleted everything. */
  leave(): void;
}

export function createSessionActions(
  { edges, store, toaster }: ConsoleContext,
  list: ListActions,
): SessionActions {
  let current: DeviceSession | null = null;

  const signOut = (loginNotice: LoginNotice | null) => {
    list.clear();
    store.setState({ session: 'signed-out', loginNotice });
  };

  async function keep(username: string): Promise<void> {
    const sessionId = current?.sessionId ?? edges.randomId();
    current = { sessionId, username, confirmedAt: edges.now() };
    await edges.storage.writeSession(current);
    store.setState({ session: 'signed-in', username, loginNotice: null, connection: 'online' });
  }

  async function end(): Promise<void> {
    const notice = current === null ? null : 'ended';
    signOut(notice);
    current = null;
    await edges.storage.forgetQuotes();
  }

  /** A log-out the server was not told of yet; until it is, its session must not come back to life. */
  async function tellLogout(): Promise<boolean> {
    try {
      await edges.client.logout();
      await edges.storage.setLogoutPending(false);
      return true;
    } catch {
      return false;
    }
  }

  async function showStored(): Promise<void> {
    current = await edges.storage.readSession();
    store.setState({ outbox: await edges.storage.readOutbox() });
    if (current === null) return;
    store.setState({ username: current.username });
    if (isLocked(current, edges.now())) store.setState({ loginNotice: 'locked' });
    else await list.loadStored();
  }

  async function confirm(): Promise<'confirmed' | 'denied' | 'unanswered'> {
    if (await edges.storage.isLogoutPending()) {
      signOut((await tellLogout()) ? null : 'logout-pending');
      return 'denied';
    }
    try {
      if (!(await edges.client.isAuthenticated())) {
        await end();
        return 'denied';
      }
    } catch (error) {
      if (error instanceof HttpError && error.status === 401) {
        await end();
        return 'denied';
      }
      goWithoutServer(error instanceof HttpError ? 'failing' : 'offline');
      return 'unanswered';
    }
    await keep(current?.username ?? '');
    return 'confirmed';
  }

  function goWithoutServer(connection: 'offline' | 'failing'): void {
    const { list: shown, loginNotice } = store.getState();
    store.setState({ connection });
    if (shown.phase !== 'ready') signOut(loginNotice ?? 'offline');
  }

  return {
    sessionId: () => current?.sessionId ?? '',
    confirm,
    end,
    leave() {
      current = null;
      signOut(null);
      store.setState({ outbox: [], username: '' });
    },
    open: showStored,
    async login(username, password) {
      await edges.client.login({ username, password });
      const before = await edges.storage.readSession();
      const isSamePerson = before?.username === username;
      if (!isSamePerson) await edges.storage.forgetQuotes();
      await edges.storage.setLogoutPending(false);
      current = null;
      await keep(username);
      if (isSamePerson) await list.loadStored();
      edges.tabs.tell('signed-in');
    },
    async logout() {
      list.clear();
      current = null;
      await edges.storage.setLogoutPending(true);
      await edges.storage.wipe();
      edges.tabs.tell('signed-out');
      const isTold = await tellLogout();
      store.setState({ outbox: [], username: '' });
      signOut(isTold ? null : 'logout-pending');
      if (!isTold) {
        toaster.show({ title: 'Error', description: 'Logout failed', variant: 'destructive' });
      }
    },
  };
}
