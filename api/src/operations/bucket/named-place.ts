import type { BackupSettings } from '../../settings/backup-settings.ts';
import type { Settings } from '../../settings/settings.ts';
import { OperationError } from '../operation-error.ts';

/** Whether a command names a bucket, and not a folder of this machine. */
export function isInBucket(place: string): boolean {
  return place.startsWith('s3://');
}

/** @throws OperationError unless the place is the one of the settings, whose key and access it needs. */
export function requirePlace({ backup }: Pick<Settings, 'backup'>, place: string): BackupSettings {
  if (backup === null) {
    throw new OperationError(
      'BACKUP_TO, BACKUP_KEY and BACKUP_S3_… must be set for a backup in a bucket: see .env.example. Nothing was changed.',
    );
  }
  if (place.replace(/\/$/, '') === backup.to) return backup;
  throw new OperationError(
    `BACKUP_TO is ${backup.to}, not ${place}: key and access are for that place. Nothing was changed.`,
  );
}
