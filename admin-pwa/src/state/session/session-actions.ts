import { endpoints } from '@yiqiao/contract/http/endpoints';
import { HttpError } from '@yiqiao/contract/http/http-error';
import { texts } from '../../texts/texts.ts';
import type { ConsoleContext, ConsoleEdges } from '../edges.ts';
import type { ListActions } from '../list/list-actions.ts';
import type { ConfirmSession } from '../outbox/reach.ts';
import type { DeviceAccess } from './device-access.ts';

export interface SessionActions {
  readonly confirm: ConfirmSession;
  /** Rejects with the server's refusal. What another person left on this device is deleted first. */
  login(username: string, password: string): Promise<void>;
  /** Deletes everything stored on this device, whether or not the server can be told. */
  logout(): Promise<void>;
}

export function createSessionActions(
  context: ConsoleContext,
  { access, list }: { access: DeviceAccess; list: ListActions },
): SessionActions {
  const { edges, store, toaster } = context;
  return {
    confirm: createConfirm(context, access),
    async login(username, password) {
      await edges.ask(endpoints.adminLogin, {}, { body: { username, password } });
      const before = await edges.storage.readSession();
      const isSamePerson = before?.username === username;
      if (!isSamePerson) await edges.storage.forgetQuotes();
      await edges.storage.settleLogout();
      await access.keep(username, true);
      if (isSamePerson) await list.loadStored();
      edges.tabs.tell('signed-in');
    },
    async logout() {
      access.leave(null);
      toaster.clear();
      await edges.storage.wipe();
      edges.tabs.tell('signed-out');
      if (await tellLogout(edges)) return;
      store.setState({ loginNotice: 'logout-pending' });
      const { error, logoutFailed } = texts().answers;
      toaster.show({ title: error, description: logoutFailed, variant: 'destructive' });
    },
  };
}

function createConfirm(
  { edges, store }: ConsoleContext,
  access: DeviceAccess,
): SessionActions['confirm'] {
  function goWithoutServer(connection: 'offline' | 'failing'): 'unanswered' {
    const { list: shown, loginNotice } = store.getState();
    store.setState({ connection });
    if (shown.phase !== 'ready') access.signOut(loginNotice ?? 'unconfirmed');
    return 'unanswered';
  }

  return async () => {
    if (await edges.storage.isLogoutPending()) {
      access.signOut((await tellLogout(edges)) ? null : 'logout-pending');
      return 'denied';
    }
    const asked = access.era;
    const isAuthenticated = await edges
      .ask(endpoints.adminCheck, {})
      .then(({ authenticated }) => authenticated, asRefusal);
    // A log-out or a login came first: the answer is about a session that is over.
    if (access.era !== asked) return 'unanswered';
    if (isAuthenticated instanceof HttpError) return goWithoutServer('failing');
    if (isAuthenticated === null) return goWithoutServer('offline');
    if (!isAuthenticated) {
      await access.end();
      return 'denied';
    }
    await access.keep(access.current?.username ?? '', false);
    return access.era === asked ? 'confirmed' : 'unanswered';
  };
}

/** Tells the server of a log-out; until that succeeds, the session must not come back to life. */
async function tellLogout({ ask, storage }: ConsoleEdges): Promise<boolean> {
  try {
    await ask(endpoints.adminLogout, {});
    await storage.settleLogout();
    return true;
  } catch {
    return false;
  }
}

/** What a failed check means: signed out (`false`), an error of the server, or no answer (`null`). */
function asRefusal(error: unknown): false | HttpError | null {
  if (!(error instanceof HttpError)) return null;
  return error.status === 401 ? false : error;
}
