import type * as z from 'zod/mini';
import type { credentialSchema } from './schema/credential-schema.ts';

/** A session as it is kept: a stolen copy of it opens none. */
export interface SessionRecord {
  /** SHA-256 of the session's id. */
  readonly digest: string;
  /** Milliseconds since the epoch, like the next. */
  readonly createdAt: number;
  readonly lastSeenAt: number;
  /** Names the credential that opened it. */
  readonly credential: string;
}

/** The administrator's password as it is stored: its hash, never itself. */
export type Credential = Readonly<z.infer<typeof credentialSchema>>;
export type PasswordHash = Readonly<Credential['password']>;

export interface CredentialStore {
  /** @returns `null` when no password is set. A new one counts a second later at the latest. */
  readCredential(): Promise<Credential | null>;
  /**
   * Stores it unless there is one.
   * @returns whether it was stored: of several processes that start at once, one is told so.
   */
  writeFirstCredential(credential: Credential): Promise<boolean>;
  /** Resolves when it is stored for good; `null` leaves no password set. */
  writeCredential(credential: Credential | null): Promise<void>;
}

/** What all processes of an office know of who may come in. */
export interface SessionStore extends CredentialStore {
  find(digest: string): Promise<SessionRecord | undefined>;
  /**
   * Keeps a new session. It never rejects: one that cannot be stored ends with the process. Where there
   * is no room for it, one that is over makes way, else the one used least lately.
   */
  begin(record: SessionRecord, isOver: (record: SessionRecord) => boolean): Promise<void>;
  /** Notes a use. It never rejects, and brings back no session that has ended. */
  touch(digest: string, lastSeenAt: number): Promise<void>;
  /** Resolves when the session's end is stored for good; rejects with the session still open. */
  end(digest: string): Promise<void>;
  /** A secret that signs cookies: the same for all processes, and after every restart. */
  readSigningKey(): Promise<string>;
  /** Another one, from which the keys of the clients' pages are made. */
  readLinkSecret(): Promise<string>;
  /** Counts attempts, each name apart; for all processes together as far as the engine can. */
  countAttempts(name: string, pace: AttemptPace): AttemptCounter;
}

export interface AttemptPace {
  /** So many at once, */
  readonly capacity: number;
  /** and one more each time that so long has passed. */
  readonly msPerAttempt: number;
}

export interface AttemptCounter {
  /** @returns 0 when the attempt was counted, else how many ms the next one has to wait. */
  take(key: string): Promise<number>;
  /** Forgets the attempts of a key. */
  forgive(key: string): Promise<void>;
}
