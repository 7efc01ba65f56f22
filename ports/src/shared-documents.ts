import type { DocumentStore } from './document-store.ts';
import type { Housekeeping } from './engine.ts';

/** The document store of several processes. */
export interface SharedDocuments extends DocumentStore {
  /**
   * Starts clearing away documents that nobody finished, and what processes left that died.
   * @param isRecorded whether a submission has the document of this key.
   */
  startHousekeeping(isRecorded: (key: string) => Promise<boolean>): Housekeeping;
  close(): Promise<void>;
}
