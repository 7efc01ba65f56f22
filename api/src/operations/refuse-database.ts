import type { Settings } from '../settings/settings.ts';
import { OperationError } from './operation-error.ts';

/** @throws OperationError when the records are not kept on this machine. */
export function refuseDatabase({ database }: Settings): void {
  if (database === undefined) return;
  throw new OperationError(
    'DATABASE_URL is set: this command knows the folders of one machine only. Nothing was done. ' +
      'The database is backed up with pg_dump, and the bucket copied after it: see docs/operations/several-processes.md.',
  );
}
