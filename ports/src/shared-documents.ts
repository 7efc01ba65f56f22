import type { DocumentStore } from './document-store.ts';
import type { Housekeeping } from './engine.ts';

/** Where the documents of several processes lie. */
export interface SharedDocuments extends DocumentStore {
  /** Clears away in time what processes that died have left unfinished. */
  startHousekeeping(): Housekeeping;
  close(): Promise<void>;
}
