/** The backup in a bucket, as far as this process knows. */
export interface BackupState {
  /** Since everything that was stored was in the bucket; `null` while unknown, and before the first backup. */
  readonly ageMs: number | null;
  /** Older than the interval explains. */
  readonly isLate: boolean;
  /** Why the last round failed; `null` if it did not. */
  readonly concern: string | null;
}

export interface BackupWatch {
  read(): BackupState;
}
