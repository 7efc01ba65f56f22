import { type Currency, defaultCurrency } from '@yiqiao/contract/money/currency';
import type { OwnNotices } from '@yiqiao/contract/record/notice';
import type { Colleague, OwnPerson, peopleSchema } from '@yiqiao/contract/record/person';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { isAdmitted } from '@yiqiao/contract/record/role';
import type { QuoteStatus } from '@yiqiao/contract/record/status';
import type * as z from 'zod/mini';
import type { OutboxEntry } from '../offline/outbox/outbox-entry.ts';
import type { ConsoleStorage } from '../offline/storage/console-storage.ts';
import type { KeptReplies } from '../offline/storage/records/kept-replies.ts';
import { defaultPreferences, type Preferences } from '../offline/storage/records/preferences.ts';
import type { KeptRemoval } from '../offline/storage/records/removal.ts';
import type { Upload } from '../uploads/upload.ts';
import type { Seat } from './seat.ts';
import { type ChatTest, type MailTest, noDrafts, type SettingsDrafts } from './settings-sitting.ts';

/** Everything the screens show. Only the console's actions change it. */
export interface ConsoleState {
  /** "unknown" until the server has answered; what is stored on the device is shown until then. */
  readonly session: 'unknown' | 'signed-in' | 'signed-out';
  readonly username: string;
  /** Who is logged in; `null` where the server does not tell. */
  readonly person: OwnPerson | null;
  /** Everybody of the office, as the server told last; `null` until it has. */
  readonly people: OfficePeople | null;
  /** Who belongs to the office, as this device knows it: with it, an order can be given to somebody offline. */
  readonly colleagues: readonly Colleague[];
  /** How many people have joined; 0 while it is not known. An office of one shows no seals. */
  readonly peopleHere: number;
  /** The currency that a new quote is in unless another is chosen, as the server said last. */
  readonly quotesBeginWith: Currency;
  /** The office's replies, as they were told last; `null` until they are read. */
  readonly replies: KeptReplies | null;
  /** What was changed in the office's settings and is not live yet. */
  readonly settingsDrafts: SettingsDrafts;
  /** Of this sitting, newest first. */
  readonly chatTests: readonly ChatTest[];
  /** The last test mail of this sitting; `null`: none. */
  readonly mailTest: MailTest | null;
  /** How the person is told, and where, as the server said last; `null` until it has. */
  readonly notices: OwnNotices | null;
  /** What has just been done here, after which the person is asked whether this device should tell them. */
  readonly askToTell: AskToTell | null;
  /** What waits until the person has shown again who they are, in words; `null`: nothing. */
  readonly proofFor: string | null;
  /** The person of this device was removed: that is all it shows. */
  readonly removal: KeptRemoval | null;
  /** The person has logged out: nothing that was on screen may follow to the login page. */
  readonly hasLeft: boolean;
  /** Why the login page is shown, if the person did not ask for it. */
  readonly loginNotice: LoginNotice | null;
  /** "failing": the server answers, but with an error. */
  readonly connection: 'online' | 'offline' | 'failing';
  readonly list: ListState;
  /** Of a translator, once it is loaded; `list` then says how their jobs are. */
  readonly seat: Seat | null;
  readonly outbox: readonly OutboxEntry[];
  /** How many changes of a session that has ended are sealed on this device; `null` if nothing is. */
  readonly sealed: { readonly waiting: number; readonly undecided: number } | null;
  /** The last change of status made here of each submission, until the list is left or refreshed. */
  readonly undoable: ReadonlyMap<string, StatusChange>;
  /** Finished files being uploaded, in the order of sending. */
  readonly uploads: readonly Upload[];
  /** A change is being sent: statuses cannot be changed until it is answered. */
  readonly isSending: boolean;
  /** `seq` of a change whose answer takes noticeably long. */
  readonly slowSeq: number | null;
  readonly isRefreshing: boolean;
  /** The refresh under way has been without an answer for noticeably long. */
  readonly isSlow: boolean;
  readonly storage: StorageState;
  readonly preferences: Preferences;
  /** The server's time as far as this device knows it, in ms; advances a few times a minute. */
  readonly now: number;
  readonly clockOffsetMs: number;
}

export interface AskToTell {
  /** The submission, or the job of a translator. */
  readonly id: string;
  readonly reference: string;
  readonly after: 'offer' | 'order' | 'job';
}

export type OfficePeople = z.infer<typeof peopleSchema>;

export interface StatusChange {
  readonly from: QuoteStatus;
  readonly to: QuoteStatus;
}

/**
 * "unconfirmed": nothing is stored here, and the server could not confirm the session. "dropped": the session has
 * ended, and what was not sent could not be sealed.
 */
export type LoginNotice = 'unconfirmed' | 'ended' | 'dropped' | 'locked' | 'logout-pending';

/**
 * How the device's storage lasts. "full": the list could not be stored. "outdated": a newer version has
 * taken over the storage, and this tab must be reloaded.
 */
export type StorageState = ConsoleStorage['lasting'] | 'full' | 'outdated';

export interface ListState {
  readonly phase: 'loading' | 'ready' | 'failed';
  /** Newest first, as the server orders them. */
  readonly quotes: readonly QuoteSubmission[];
  /**
   * How many there are; more than `quotes.length` while the rest is being read, `null` while the server
   * has sent only the newest.
   */
  readonly total: number | null;
  /** When the server last confirmed the list, in ms of its time. */
  readonly asOf: number | null;
  readonly problem: string | null;
}

/** Whether there is somebody else who could have an order: else nothing is said of whose it is. */
export function hasSeveral({ colleagues, person }: ConsoleState): boolean {
  return person !== null && isAdmitted(person.role, 'staff') && canHaveOrders(colleagues) > 1;
}

function canHaveOrders(colleagues: readonly Colleague[]): number {
  return colleagues.filter(takesOrders).length;
}

/** Owners and staff who are here. */
export function takesOrders({ state, role }: Colleague): boolean {
  return state === 'here' && isAdmitted(role, 'staff');
}

/** Translators who are here: those who can have a job. */
export function takesJobs({ state, role }: Colleague): boolean {
  return state === 'here' && isAdmitted(role, 'translator');
}

/** Whether there is a translator: else nothing is said of jobs. */
export function hasTranslators({ colleagues }: Pick<ConsoleState, 'colleagues'>): boolean {
  return colleagues.some(takesJobs);
}

/** Whether a status can be changed now: not while a change is being sent, nor in an outdated tab. */
export function canDecide({ isSending, storage }: ConsoleState): boolean {
  return !isSending && storage !== 'outdated';
}

/** Whether an answer is on its way that may bring what is not here yet. */
export function isAskingServer(state: ConsoleState): boolean {
  const { session, isRefreshing, connection } = state;
  return connection === 'online' && (session === 'unknown' || isRefreshing);
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
    person: null,
    people: null,
    colleagues: [],
    peopleHere: 0,
    quotesBeginWith: defaultCurrency,
    replies: null,
    settingsDrafts: noDrafts,
    chatTests: [],
    mailTest: null,
    notices: null,
    askToTell: null,
    proofFor: null,
    removal: null,
    hasLeft: false,
    loginNotice: null,
    connection: 'online',
    list: emptyList,
    seat: null,
    outbox: [],
    sealed: null,
    undoable: new Map(),
    uploads: [],
    isSending: false,
    slowSeq: null,
    isRefreshing: false,
    isSlow: false,
    storage: 'ok',
    preferences: defaultPreferences,
    now,
    clockOffsetMs: 0,
  };
}
