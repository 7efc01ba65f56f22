import type { BackupSettings } from '../../settings/backup-settings.ts';
import type { RoundOptions, RoundResult } from './round-options.ts';

/** Asks the backup's thread for one round. */
export interface RoundRequest extends Omit<RoundOptions, 'place' | 'everyMs' | 'onFound'> {
  readonly id: number;
  readonly backup: BackupSettings;
}

interface FailedRound {
  /** What to do about it is said with it, unless it is a fault of the program. */
  readonly reason: string;
  /** How old the last whole backup is; `null` while unknown, or when there is none. */
  readonly ageMs: number | null;
}

export type RoundAnswer =
  | { readonly id: number; readonly kind: 'whole'; readonly result: RoundResult }
  | { readonly id: number; readonly kind: 'failed'; readonly failed: FailedRound };
