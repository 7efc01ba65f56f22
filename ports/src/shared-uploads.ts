import type { AttemptPace } from './session-store.ts';

/** Uploads in progress and bytes sent by each client, across processes. */
export interface SharedUploads {
  /** @throws EngineAway while no submission could be stored, so that nobody sends a document in vain. */
  admit(): Promise<void>;
  /** Registers an upload. It counts until it is released or its process stops reporting. */
  enter(clientKey: string): Promise<SharedPlace>;
  /**
   * Adds bytes that have arrived, even beyond the client's share.
   * @param toCome bytes still expected.
   * @returns 0 if the share suffices for those, else how many ms until it does.
   */
  book(clientKey: string, bytes: number, toCome: number, pace: AttemptPace): Promise<number>;
}

interface SharedPlace {
  /** The client's uploads in progress at other processes. */
  readonly elsewhere: number;
  /** Never rejects; a place that could not be released is released with a later one. */
  leave(): Promise<void>;
}
