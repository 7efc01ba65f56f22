import type { OutboxEntry } from '../outbox/outbox-entry.ts';
import type { DeviceSession } from './device-session.ts';
import type { ListContinuation } from './indexed-storage.ts';
import type { ListHead } from './list-head.ts';
import type { DraftParts, OrderDraft } from './order-draft.ts';
import type { Preferences } from './preferences.ts';
import type { StoredSegment } from './stored-segment.ts';

/** What the console keeps on the device. Everything about submissions is bound to the session. */
export interface ConsoleStorage {
  /** False when all of it ends with the tab. */
  readonly isDurable: boolean;
  readSession(): Promise<DeviceSession | null>;
  writeSession(session: DeviceSession): Promise<void>;
  /** Deletes the session's record if it is still the one that is kept. */
  forgetSession(sessionId: string): Promise<void>;
  readListHead(): Promise<ListHead | null>;
  /** Segments with keys from `first` to `last`, in that order; those that cannot be read are left out. */
  readSegments(first: number, last: number): Promise<StoredSegment[]>;
  /**
   * Writes how the list has changed onto the copy that it continues, and nothing onto another one.
   * @returns false when another tab keeps another copy.
   */
  continueList(sessionId: string, change: ListContinuation): Promise<boolean>;
  /** Deletes the copy of the list, keeps the outbox. */
  forgetQuotes(): Promise<void>;
  readOutbox(): Promise<OutboxEntry[]>;
  /** Changes the outbox in one transaction; returns it as it is afterwards. */
  updateOutbox(change: (entries: OutboxEntry[]) => OutboxEntry[]): Promise<OutboxEntry[]>;
  readDraft(quoteId: string): Promise<OrderDraft | null>;
  /** Changes the parts of a draft that are named. Another person's is replaced. */
  writeDraft(of: Pick<OrderDraft, 'quoteId' | 'username'>, parts: DraftParts): Promise<void>;
  /** Whether a log-out still has to be told to the server. */
  isLogoutPending(): Promise<boolean>;
  /** The server has been told of the log-out. */
  settleLogout(): Promise<void>;
  readPreferences(): Promise<Preferences>;
  writePreferences(preferences: Preferences): Promise<void>;
  /**
   * Deletes everything about submissions and persons, the list, the outbox, drafts and the session, and notes in
   * the same step that the server has to be told of the log-out: a loss of power leaves both or neither.
   */
  wipe(): Promise<void>;
}
