import type { Place } from './place.ts';

export interface RoundOptions {
  readonly place: Place;
  readonly dataFolder: string;
  readonly uploadsFolder: string;
  /** Where `.env` and `company.json` are. */
  readonly settingsFolder: string;
  /** Name of this machine, told to others that find its backup. */
  readonly host: string;
  /** How often there is a round. */
  readonly everyMs: number;
  /** Called once the place is known to be this machine's, with the age of the backup that it holds, if it holds one. */
  readonly onFound?: (ageMs: number | null) => void;
}

export interface MadeBackup {
  readonly quotes: number;
  readonly documents: number;
  /** Of these, those that the bucket did not have. */
  readonly newDocuments: number;
  readonly sentBytes: number;
}

export interface RoundResult {
  /** How long ago everything that is stored was in the bucket. */
  readonly ageMs: number;
  /** `null` when nothing had been written since the last one. */
  readonly made: MadeBackup | null;
  /** Objects that were removed: deleted documents, erased persons, old backups. */
  readonly removed: number;
  /** What needs a person although the backup is whole. */
  readonly problems: readonly string[];
}
