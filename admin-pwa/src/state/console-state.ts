import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import type { OutboxEntry } from '../offline/outbox/outbox-entry.ts';
import { defaultPreferences, type Preferences } from '../offline/storage/preferences.ts';

/** Everything the screens show. Changed by the console's actions only. */
export interface ConsoleState {
  /** "unknown" until the server has said; what is stored on the device is shown meanwhile. */
  readonly session: 'unknown' | 'signed-in' | 'signed-out';
  readonly username: string;
  /** The person has logged out: nothing of what was shown may follow to the login page. */
  readonly hasLeft: boolean;
  /** Why the login page is shown, when the person did not ask for it. */
  readonly loginNotice: LoginNotice | null;
  /** "failing": the server answers, but with an error. */
  readonly connection: 'online' | 'offline' | 'failing';
  readonly list: ListState;
  readonly outbox: readonly OutboxEntry[];
  /** A change is on its way: no status can be changed until it is answered. */
  readonly isSending: boolean;
  /** `seq` of the change that has been on its way for so long that a person asks what happens. */
  readonly slowSeq: number | null;
  readonly isRefreshing: boolean;
  readonly storage: StorageState;
  readonly preferences: Preferences;
  /** The server's time as far as this device knows, in ms; moves on a few times a minute. */
  readonly now: number;
  readonly clockOffsetMs: number;
}

/** "unconfirmed": nothing is kept here, and the server could not say whether the session stands. */
export type LoginNotice = 'unconfirmed' | 'ended' | 'locked' | 'logout-pending';

/**
 * "memory": nothing survives the tab. "full": the list could not be kept. "outdated": a newer version
 * has taken the storage over and this tab must be reloaded.
 */
export type StorageState = 'ok' | 'memory' | 'full' | 'outdated';

export interface ListState {
  readonly phase: 'loading' | 'ready' | 'failed';
  /** Newest first, as the server orders them. */
  readonly quotes: readonly QuoteSubmission[];
  /**
   * How many there are; more than `quotes.length` while the rest is still being read, `null` while the
   * server has sent only the newest.
   */
  readonly total: number | null;
  /** When the server last said that this is the list, in ms of its time. */
  readonly asOf: number | null;
  readonly problem: string | null;
}

/** Whether a status can be decided now: not while one is on its way, nor in a tab that is out of date. */
export function canDecide({ isSending, storage }: ConsoleState): boolean {
  return !isSending && storage !== 'outdated';
}

export const emptyList: ListState = {
  phase: 'loading',
  quotes: [],
  total: 0,
  asOf: null,
  problem: null,
};

export function initialState(now: number): ConsoleState {
  return {
    session: 'unknown',
    username: '',
    hasLeft: false,
    loginNotice: null,
    connection: 'online',
    list: emptyList,
    outbox: [],
    isSending: false,
    slowSeq: null,
    isRefreshing: false,
    storage: 'ok',
    preferences: defaultPreferences,
    now,
    clockOffsetMs: 0,
  };
}
