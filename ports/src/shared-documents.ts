import type { DocumentStore } from './document-store.ts';
import type { Housekeeping } from './engine.ts';

/** The document store of several processes. */
export interface SharedDocuments extends DocumentStore {
  /** Starts clearing away unfinished uploads of processes that died. */
  startHousekeeping(): Housekeeping;
  close(): Promise<void>;
}
