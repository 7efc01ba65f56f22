import type { ReadQuote } from '@yiqiao/ports/schema/schema-version';
import type { Disk } from '../../disk/disk.ts';
import { StoreRefusal } from '../folder/store-refusal.ts';

export interface RecoveryRules {
  readonly disk: Disk;
  readonly newestVersion: number;
  readonly readQuote: ReadQuote;
}

/** For a file of a version that only a newer release knows. */
export function newerRelease(
  path: string,
  version: number,
  { newestVersion }: RecoveryRules,
): StoreRefusal {
  return new StoreRefusal(
    `${path} was written by a newer release (version ${version}; this one knows ${newestVersion}). ` +
      'Nothing was changed. Start the newer release again, or restore the backup made before the upgrade.',
  );
}

/** Reads a file whose records may have any shape. @throws StoreRefusal when they cannot be read. */
export function orRefuse<Result>(path: string, read: () => Result): Result {
  try {
    return read();
  } catch (cause) {
    throw refusal(`${path} is damaged: a record has another shape than it should have.`, cause);
  }
}

/** For a store that cannot be read completely: a person has to choose what is lost. */
export function refusal(what: string, cause?: unknown): StoreRefusal {
  return new StoreRefusal(
    `${what} Nothing was changed. Restore the last backup: npm run restore -- <folder>.`,
    { cause },
  );
}
