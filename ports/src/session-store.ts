import type * as z from 'zod/mini';
import type { credentialSchema } from './schema/credential-schema.ts';

/** A session as stored: a stolen copy does not give access. */
export interface SessionRecord {
  /** SHA-256 of the session's id. */
  readonly digest: string;
  /** Milliseconds since the epoch, like `lastSeenAt`. */
  readonly createdAt: number;
  readonly lastSeenAt: number;
  /** Identifies the credential that it was started with. */
  readonly credential: string;
  /** Whose it is; absent: the first owner's. */
  readonly personId?: string;
  /** What it was begun on, such as "Chrome on Windows"; absent, like the next two, in sessions of earlier releases. */
  readonly device?: string;
  /** The client's address at the log-in. */
  readonly address?: string;
  /** When the person last proved in this session who they are. */
  readonly provenAt?: number;
  /** When they last showed a second factor, or a passkey; absent if never in this session. */
  readonly factorAt?: number;
}

/** A proof of who somebody is, in milliseconds since the epoch. */
export type SessionProof = Required<Pick<SessionRecord, 'provenAt'>> &
  Pick<SessionRecord, 'factorAt'>;

/** The administrator's password as stored: its hash, never the password itself. */
export type Credential = Readonly<z.infer<typeof credentialSchema>>;

export interface CredentialStore {
  /** @returns `null` when no password is set. A new one takes effect within a second. */
  readCredential(): Promise<Credential | null>;
  /**
   * Stores it unless there is one.
   * @returns whether it was stored; true for only one of several processes that start at once.
   */
  writeFirstCredential(credential: Credential): Promise<boolean>;
  /** Resolves when it is stored durably; `null` removes the password. */
  writeCredential(credential: Credential | null): Promise<void>;
}

/** Sessions, password and secrets, shared by all processes of an office. */
export interface SessionStore extends CredentialStore {
  find(digest: string): Promise<SessionRecord | undefined>;
  /**
   * Stores a new session. Never rejects: one that cannot be stored ends with the process. If there is no space, it
   * replaces an expired session, or else the least recently used one.
   */
  begin(record: SessionRecord, isOver: (record: SessionRecord) => boolean): Promise<void>;
  /** Records a use. Never rejects, and never revives a session that has ended. */
  touch(digest: string, lastSeenAt: number): Promise<void>;
  /** Records a proof for every process. What it leaves out stays. Never revives a session that has ended. */
  noteProof(digest: string, proof: SessionProof): Promise<void>;
  /** The sessions of a person that are stored, those that are over included. */
  listOf(personId: string): Promise<readonly SessionRecord[]>;
  /** Resolves when the session's end is stored durably; rejects with the session still open. */
  end(digest: string): Promise<void>;
  /** Ends all sessions of a person but one, if any, for every process; resolves and rejects like `end`. */
  endAllOf(personId: string, exceptDigest?: string): Promise<void>;
  /** A secret that signs cookies: the same for all processes, and after every restart. */
  readSigningKey(): Promise<string>;
  /** Another secret, from which the keys of the clients' pages are derived. */
  readLinkSecret(): Promise<string>;
  /** A rate limit for attempts by key, shared by all processes if the engine can. */
  countAttempts(name: string, pace: AttemptPace): AttemptCounter;
}

export interface AttemptPace {
  /** Bucket size. */
  readonly capacity: number;
  /** Time to regain one attempt, in ms. */
  readonly msPerAttempt: number;
}

export interface AttemptCounter {
  /** @returns 0 if the attempt is allowed, else how many ms to wait. */
  take(key: string): Promise<number>;
  /** Forgets the attempts of a key. */
  forgive(key: string): Promise<void>;
}
