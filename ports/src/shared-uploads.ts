import type { AttemptPace } from './session-store.ts';

/** What clients are sending and have sent, for several processes that take their uploads. */
export interface SharedUploads {
  /** Notes an upload that begins. It counts until it leaves, or until its process shows no sign of life. */
  enter(clientKey: string): Promise<SharedPlace>;
  /**
   * Books bytes that have arrived, whether or not there was something left of the client's share.
   * @param toCome bytes that are still expected.
   * @returns 0 while there is room for those, else how many ms until there is.
   */
  book(clientKey: string, bytes: number, toCome: number, pace: AttemptPace): Promise<number>;
}

interface SharedPlace {
  /** How many the client has under way at other processes. */
  readonly elsewhere: number;
  /** It never rejects; a place that could not be given back is given back with a later one. */
  leave(): Promise<void>;
}
