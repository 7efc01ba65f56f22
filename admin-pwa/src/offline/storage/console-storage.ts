import type { OutboxEntry } from '../outbox/outbox-entry.ts';
import type { ConsoleDatabase } from './database.ts';
import type { GoneSubmission } from './forget/gone-submissions.ts';
import type { DeviceSession } from './records/device-session.ts';
import type { KeptReplies } from './records/kept-replies.ts';
import type { ListHead } from './records/list-head.ts';
import type { DraftParts, OrderDraft } from './records/order-draft.ts';
import type { Preferences } from './records/preferences.ts';
import type { KeptRemoval } from './records/removal.ts';
import type { StoredSegment } from './records/stored-segment.ts';
import type { FinishedBytes, Sealed, Unsent } from './seal/unsent.ts';

export interface ListContinuation {
  /** The cursor of the copy that was changed. */
  readonly from: string | null;
  readonly segments: readonly StoredSegment[];
  readonly head: ListHead;
}

export type ChangeOpenings = (ids: readonly string[]) => readonly string[];

/** What the console stores on the device. Everything about submissions belongs to one session. */
export interface ConsoleStorage {
  /**
   * "ok": on the device. Otherwise everything is lost with the tab: "memory", since the browser stores
   * nothing; "older", since a newer console has changed the database and this one cannot read it.
   */
  readonly lasting: 'ok' | 'memory' | 'older';
  /** The database, for what a translator's console keeps in it; `null` where nothing lasts. */
  readonly connect: (() => Promise<ConsoleDatabase>) | null;
  readSession(): Promise<DeviceSession | null>;
  writeSession(session: DeviceSession): Promise<void>;
  /** Deletes the session's record if it is still the stored one. */
  forgetSession(sessionId: string): Promise<void>;
  readListHead(): Promise<ListHead | null>;
  /** Segments with keys from `first` to `last`, in that order; unreadable ones are left out. */
  readSegments(first: number, last: number): Promise<StoredSegment[]>;
  /**
   * Applies changes to the stored list if it is the copy they were made on.
   * @returns false if another tab has stored another copy.
   */
  continueList(sessionId: string, change: ListContinuation): Promise<boolean>;
  /** Deletes the list, replies, and jobs with their files, but nothing that was not sent. */
  forgetQuotes(): Promise<void>;
  readOutbox(): Promise<OutboxEntry[]>;
  /** Changes the outbox in one transaction. @returns the outbox after the change. */
  updateOutbox(change: (entries: OutboxEntry[]) => OutboxEntry[]): Promise<OutboxEntry[]>;
  /** Ids of submissions opened here that the server has not been told of. */
  readOpenings(): Promise<readonly string[]>;
  /** Changes them in one transaction. @returns the ids after the change. */
  updateOpenings(change: ChangeOpenings): Promise<readonly string[]>;
  /** Deletes outbox entries, openings and drafts of removed submissions. @returns the outbox after that. */
  forgetSubmissions(isGone: GoneSubmission): Promise<OutboxEntry[]>;
  readReplies(): Promise<KeptReplies | null>;
  /** Unless the session is another by now. */
  writeReplies(sessionId: string, replies: KeptReplies): Promise<void>;
  readDraft(quoteId: string): Promise<OrderDraft | null>;
  /** Changes the given parts of a draft; another person's draft is replaced. */
  writeDraft(of: Pick<OrderDraft, 'quoteId' | 'username'>, parts: DraftParts): Promise<void>;
  /** Everything unsent that is stored in the clear. */
  readUnsent(): Promise<Unsent>;
  /** Files to be handed in: those in the clear, or those under a seal. */
  readFinished(sealId: string | null): Promise<readonly FinishedBytes[]>;
  /**
   * Stores what is sealed in the place of what is in the clear; `null` drops it.
   * @param files the bytes of its files, sealed too.
   * @returns false if something has changed since `before` was read.
   */
  replaceUnsent(
    before: Unsent,
    sealed: Sealed | null,
    files: readonly FinishedBytes[],
  ): Promise<boolean>;
  readSealed(): Promise<readonly Sealed[]>;
  /** Puts back what was sealed, and forgets the seal; `null` if it cannot be opened. */
  unseal(id: string, unsent: Unsent | null, files: readonly FinishedBytes[]): Promise<void>;
  /** Whether the server has yet to be told of a log-out. */
  isLogoutPending(): Promise<boolean>;
  /** The server has been told of the log-out. */
  settleLogout(): Promise<void>;
  readPreferences(): Promise<Preferences>;
  writePreferences(preferences: Preferences): Promise<void>;
  /**
   * Deletes everything about submissions and persons (list, outbox, drafts, session) and notes in the
   * same transaction that the server must be told of the log-out: a power cut leaves both or neither.
   * What other people than the owner have sealed here stays.
   */
  wipe(owner: string | null): Promise<void>;
  /** The same, of somebody whose session goes on. */
  forgetPerson(owner: string | null): Promise<void>;
  readRemoval(): Promise<KeptRemoval | null>;
  /**
   * The same for somebody who was removed, noting what is to be said of it. @returns what is to be said, with what another tab has found.
   */
  wipeRemoved(owner: string | null, removal: KeptRemoval): Promise<KeptRemoval>;
  forgetRemoval(): Promise<void>;
}
