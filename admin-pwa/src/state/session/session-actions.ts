import { endpoints } from '@yiqiao/contract/http/endpoints';
import { HttpError } from '@yiqiao/contract/http/http-error';
import type { FactorStep } from '@yiqiao/contract/record/factor-demand';
import { ownerOf } from '../../offline/storage/records/device-session.ts';
import { texts } from '../../texts/texts.ts';
import { hasOtherSeat } from '../at-seat.ts';
import type { ConsoleContext, ConsoleEdges } from '../edges.ts';
import type { ListActions } from '../list/list-actions.ts';
import type { ConfirmSession } from '../outbox/reach.ts';
import { arrive, askWho, isAnother } from './arriving.ts';
import type { Arrived, DeviceAccess } from './device-access.ts';
import { endTelling } from './end-telling.ts';

export interface SessionActions {
  readonly confirm: ConfirmSession;
  /**
   * Rejects with the server's refusal. What another person left on this device is deleted first.
   * @returns what must follow before anybody is logged in; `null` if nothing must.
   */
  login(username: string, password: string): Promise<FactorStep | null>;
  /** Completes a log-in by a code of the second factor. Rejects likewise. */
  loginWithCode(username: string, code: string): Promise<void>;
  /** The server has let somebody in who has just set up a second factor. */
  finishLogin(username: string): Promise<void>;
  /**
   * Resolves once the server has answered the last log-out. To be waited for before a session is asked for: that
   * answer ends whichever the browser has by then.
   */
  untilLoggedOut(): Promise<unknown>;
  /** A session has begun by other means than a log-in. */
  arrive(who: Arrived): Promise<void>;
  /** Deletes everything stored on this device, whether or not the server can be told. */
  logout(): Promise<void>;
  /** Whoever was removed has read it: the session is forgotten, and somebody else may log in. */
  endFarewell(): Promise<void>;
}

/** Ways in beside the log-in. */
export type Entering = Pick<SessionActions, 'arrive' | 'untilLoggedOut'>;

export function createSessionActions(
  context: ConsoleContext,
  { access, list }: { access: DeviceAccess; list: ListActions },
): SessionActions {
  const { edges, store, toaster } = context;
  let lastLogout: Promise<boolean> = Promise.resolve(true);

  function tellLogout(): Promise<boolean> {
    lastLogout = askLogout(edges);
    return lastLogout;
  }

  async function finishLogin(username: string): Promise<void> {
    await arrive(edges, { access, list }, { username, person: await askWho(edges) });
  }

  return {
    confirm: createConfirm(context, access, tellLogout),
    async login(username, password) {
      await lastLogout;
      const body = { username, password };
      const { next } = await edges.ask(endpoints.adminLogin, {}, { body });
      if (next !== undefined) return next;
      await finishLogin(username);
      return null;
    },
    async loginWithCode(username, code) {
      await edges.ask(endpoints.factorLogin, {}, { body: { code } });
      await finishLogin(username);
    },
    finishLogin,
    untilLoggedOut: () => lastLogout,
    arrive: (who) => arrive(edges, { access, list }, who),
    async logout() {
      const owner = access.current && ownerOf(access.current);
      // Before the log-in is shown: whoever sees it may close the page, which would undo the log-out.
      await edges.storage.wipe(owner);
      access.leave(null);
      toaster.clear();
      endTelling(edges);
      edges.tabs.tell('signed-out');
      if (await tellLogout()) return;
      store.setState({ loginNotice: 'logout-pending' });
      const { error, logoutFailed } = texts().answers;
      toaster.show({ title: error, description: logoutFailed, variant: 'destructive' });
    },
    async endFarewell() {
      await tellLogout();
      await edges.storage.forgetRemoval();
      store.setState({ removal: null, loginNotice: null });
    },
  };
}

function createConfirm(
  { edges, store }: ConsoleContext,
  access: DeviceAccess,
  tellLogout: () => Promise<boolean>,
): SessionActions['confirm'] {
  function goWithoutServer(connection: 'offline' | 'failing'): 'unanswered' {
    const { list: shown, loginNotice } = store.getState();
    store.setState({ connection });
    if (shown.phase !== 'ready') access.signOut(loginNotice ?? 'unconfirmed');
    return 'unanswered';
  }

  /** The browser has a session of somebody else by now than the one that this page knows of. */
  async function meetAnother(person: Arrived['person']): Promise<'confirmed' | 'unanswered'> {
    try {
      await access.makeRoom();
    } catch (error) {
      if (!(error instanceof HttpError || error instanceof TypeError)) throw error;
      return goWithoutServer('failing');
    }
    await access.keep({ username: '', person }, true);
    return 'confirmed';
  }

  return async () => {
    if (await edges.storage.isLogoutPending()) {
      access.signOut((await tellLogout()) ? null : 'logout-pending');
      return 'denied';
    }
    const asked = access.era;
    const check = await askCheck(edges).catch(asRefusal);
    // A log-out or a login came first: the answer is about a session that is over.
    if (access.era !== asked) return 'unanswered';
    if (check instanceof HttpError) return goWithoutServer('failing');
    if (check === null) return goWithoutServer('offline');
    if (!check.authenticated) {
      await access.end(check.removed ?? null);
      return 'denied';
    }
    const { person = null } = check;
    // Where a session has ended here, the device may still keep what its person has not sent.
    const kept = access.current ?? (await edges.storage.readSession());
    if (access.era !== asked) return 'unanswered';
    if (isAnother(kept, person)) return meetAnother(person);
    const username = access.current?.username ?? '';
    if (hasOtherSeat(kept, person)) {
      await access.changeSeat(person);
      await access.keep({ username, person }, true);
      edges.tabs.tell('signed-in');
      return 'confirmed';
    }
    await access.keep({ username, person }, false);
    return access.era === asked ? 'confirmed' : 'unanswered';
  };
}

/** Tells the server of a log-out; until that succeeds, the session must not come back to life. */
async function askLogout({ ask, storage }: ConsoleEdges): Promise<boolean> {
  try {
    await ask(endpoints.adminLogout, {});
    await storage.settleLogout();
    return true;
  } catch {
    return false;
  }
}

type Check = Awaited<ReturnType<typeof askCheck>>;

function askCheck({ ask }: ConsoleEdges) {
  return ask(endpoints.adminCheck, {});
}

/** What a failed check means: signed out, an error of the server, or no answer (`null`). */
function asRefusal(error: unknown): Check | HttpError | null {
  if (!(error instanceof HttpError)) return null;
  return error.status === 401 ? { authenticated: false } : error;
}
