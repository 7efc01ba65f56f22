import type { Print } from '../print.ts';

export interface BackupOptions {
  readonly dataFolder: string;
  readonly uploadsFolder: string;
  readonly backupsFolder: string;
  /** Where `.env` and `company.json` are. */
  readonly settingsFolder: string;
  readonly now: number;
  /** Reads and verifies everything, writes nothing. */
  readonly isDryRun: boolean;
  /** How many backups to keep, this one included; all of them when undefined. */
  readonly keep: number | undefined;
  readonly print: Print;
}
