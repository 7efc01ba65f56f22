import { type DeviceSession, isLocked } from '../../offline/storage/records/device-session.ts';
import type { LoginNotice } from '../console-state.ts';
import type { ConsoleContext } from '../edges.ts';
import type { ListActions } from '../list/list-actions.ts';
import { createLeaving, type KnownSession, type Leaving } from './leaving.ts';
import { openWhatWaits, showSealed, unlessUnanswered } from './sealing.ts';

/** Who may see what this device keeps. Knows the device only; the server is asked elsewhere. */
export interface DeviceAccess extends Leaving {
  readonly current: DeviceSession | null;
  /** Changes whenever somebody else may be signed in here: answers asked for earlier no longer count. */
  readonly era: number;
  /** Shows what is kept here, unless it is locked. */
  open(): Promise<void>;
  /** The server has confirmed the session, or begun a new one. */
  keep(username: string, isNew: boolean): Promise<void>;
  /** Takes the list off the screen. */
  signOut(notice: LoginNotice | null): void;
  /** Locks a tab that has gone without a confirmation for too long. @returns whether it did. */
  lockIfStale(): boolean;
}

export function createDeviceAccess(
  context: ConsoleContext,
  list: Pick<ListActions, 'clear' | 'loadStored'>,
): DeviceAccess {
  const { edges, store } = context;
  const known: KnownSession = { current: null, era: 0 };

  function signOut(loginNotice: LoginNotice | null): void {
    list.clear();
    store.setState({ session: 'signed-out', loginNotice });
  }

  return {
    ...createLeaving(context, known, signOut),
    get current() {
      return known.current;
    },
    get era() {
      return known.era;
    },
    signOut,
    open: () => openKept(context, known, list.loadStored),
    async keep(username, isNew) {
      const sessionId = (isNew ? undefined : known.current?.sessionId) ?? edges.randomId();
      const session = { sessionId, username, confirmedAt: edges.now() };
      if (isNew) known.era += 1;
      known.current = session;
      await edges.storage.writeSession(session);
      // Somebody left while it was written: it has been deleted again.
      if (known.current !== session) return;
      if (store.getState().sealed !== null) {
        await unlessUnanswered(openWhatWaits(context));
        if (known.current !== session) return;
      }
      store.setState({
        session: 'signed-in',
        username,
        hasLeft: false,
        loginNotice: null,
        connection: 'online',
      });
    },
    lockIfStale() {
      if (known.current === null || !isLocked(known.current, edges.now())) return false;
      if (store.getState().session === 'signed-out') return false;
      signOut('locked');
      return true;
    },
  };
}

async function openKept(
  context: ConsoleContext,
  known: KnownSession,
  loadStored: ListActions['loadStored'],
): Promise<void> {
  const { edges, store } = context;
  known.era += 1;
  const opened = known.era;
  const session = await edges.storage.readSession();
  const outbox = await edges.storage.readOutbox();
  // Somebody left in the meantime: what was read has been deleted.
  if (known.era !== opened) return;
  known.current = session;
  store.setState({ outbox });
  await showSealed(context);
  if (session === null) return;
  store.setState({ username: session.username });
  if (isLocked(session, edges.now())) store.setState({ loginNotice: 'locked' });
  else await loadStored();
}
