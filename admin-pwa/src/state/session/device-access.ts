import type { OwnPerson } from '@yiqiao/contract/record/person';
import {
  type DeviceSession,
  isLocked,
  ownerOf,
  type ToldOfOffice,
  toldOfOffice,
} from '../../offline/storage/records/device-session.ts';
import { texts } from '../../texts/texts.ts';
import { hasOtherSeat } from '../at-seat.ts';
import type { LoginNotice } from '../console-state.ts';
import type { ConsoleContext } from '../edges.ts';
import type { ListActions } from '../list/list-actions.ts';
import { endTelling } from './end-telling.ts';
import { createLeaving, type KnownSession, type Leaving } from './leaving.ts';
import { openWhatWaits, sealWhatWaits, showSealed, unlessUnanswered } from './sealing.ts';

/** Who has a session. */
export interface Arrived {
  readonly username: string;
  /** `null` where an earlier server does not say. */
  readonly person: OwnPerson | null;
}

/** Who may see what this device keeps. Knows the device only; the server is asked elsewhere. */
export interface DeviceAccess extends Leaving {
  readonly current: DeviceSession | null;
  /** Changes whenever somebody else may be signed in here: answers asked for earlier no longer count. */
  readonly era: number;
  /** Shows what is kept here, unless it is locked. */
  open(): Promise<void>;
  /**
   * Somebody else is about to use this device: the list of whoever used it before goes, and what they have not sent is
   * sealed for them. Rejects without an answer of the server.
   */
  makeRoom(): Promise<void>;
  /** The person has another role, and another screen with it: what is kept here goes, and what was not sent. */
  changeSeat(person: OwnPerson | null): Promise<void>;
  /** The server has confirmed the session, or begun a new one. */
  keep(who: Arrived, isNew: boolean): Promise<void>;
  /** Keeps what the server has told of the office, for the next start. */
  noteOffice(told: ToldOfOffice): Promise<void>;
  /** Keeps where this device is told in this session. */
  noteTold(toldAt: string | undefined): Promise<void>;
  /** Takes the list off the screen. */
  signOut(notice: LoginNotice | null): void;
  /** Locks a tab that has gone without a confirmation for too long. @returns whether it did. */
  lockIfStale(): boolean;
}

export function createDeviceAccess(
  context: ConsoleContext,
  list: Pick<ListActions, 'clear' | 'loadStored'>,
): DeviceAccess {
  const { edges, store, toaster } = context;
  const known: KnownSession = { current: null, era: 0 };

  function signOut(loginNotice: LoginNotice | null): void {
    list.clear();
    const none = { notices: null, askToTell: null, replies: null };
    store.setState({ session: 'signed-out', loginNotice, ...none });
  }

  function forgetHere(): void {
    list.clear();
    known.current = null;
    known.era += 1;
    store.setState({ outbox: [], username: '', person: null, people: null, colleagues: [] });
    store.setState({ notices: null, askToTell: null, replies: null });
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
    async changeSeat(person) {
      const lost = store.getState().outbox.length;
      forgetHere();
      const stored = await edges.storage.readSession();
      // Another tab may have met it first, and keeps what is of the other screen.
      if (!hasOtherSeat(stored, person)) return;
      await edges.storage.forgetPerson(stored && ownerOf(stored));
      const { seat } = texts();
      toaster.show({ title: seat.otherRole, description: seat.lost(lost) });
    },
    async makeRoom() {
      forgetHere();
      endTelling(edges);
      await edges.storage.forgetQuotes();
      await edges.storage.updateOpenings(() => []);
      await sealWhatWaits(context);
    },
    async noteOffice(told) {
      const { current } = known;
      if (current === null || isSame(toldOfOffice(current), told)) return;
      Object.assign(current, told);
      await edges.storage.writeSession(current);
    },
    async noteTold(toldAt) {
      const { current } = known;
      if (current === null || current.toldAt === toldAt) return;
      current.toldAt = toldAt;
      await edges.storage.writeSession(current);
    },
    keep: (who, isNew) => keepSession(context, known, who, isNew),
    lockIfStale() {
      if (known.current === null || !isLocked(known.current, edges.now())) return false;
      if (store.getState().session === 'signed-out') return false;
      signOut('locked');
      return true;
    },
  };
}

function isSame(known: ToldOfOffice, told: ToldOfOffice): boolean {
  return JSON.stringify(known) === JSON.stringify(told);
}

async function keepSession(
  context: ConsoleContext,
  known: KnownSession,
  { username, person }: Arrived,
  isNew: boolean,
): Promise<void> {
  const { edges, store } = context;
  const before = isNew ? null : known.current;
  const told = person ?? before?.person;
  const session = {
    sessionId: before?.sessionId ?? edges.randomId(),
    username,
    confirmedAt: edges.now(),
    person: told,
    ...(before && toldOfOffice(before)),
    toldAt: before?.toldAt,
  };
  if (isNew) known.era += 1;
  known.current = session;
  await edges.storage.writeSession(session);
  // Somebody left while it was written: it has been deleted again.
  if (known.current !== session) return;
  if (store.getState().sealed !== null) {
    await unlessUnanswered(openWhatWaits(context, { id: ownerOf(session), username }));
    if (known.current !== session) return;
  }
  if (store.getState().removal !== null) await edges.storage.forgetRemoval();
  store.setState({
    session: 'signed-in',
    username,
    person: told ?? null,
    hasLeft: false,
    loginNotice: null,
    removal: null,
    connection: 'online',
  });
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
  const removal = await edges.storage.readRemoval();
  // Somebody left in the meantime: what was read has been deleted.
  if (known.era !== opened) return;
  known.current = session;
  store.setState({ outbox, removal });
  await showSealed(context);
  if (session === null) return;
  const { username, person = null } = session;
  store.setState({ username, person, ...toldOfOffice(session) });
  if (isLocked(session, edges.now())) store.setState({ loginNotice: 'locked' });
  else await loadStored();
}
