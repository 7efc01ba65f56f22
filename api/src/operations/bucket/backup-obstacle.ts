import { explainFault } from '@yiqiao/engines/s3/bucket/explain-bucket';
import type { BackupSettings } from '../../settings/backup-settings.ts';
import { BrokenSeal, OtherKey } from './seals.ts';

/** Somebody else writes to the place, or has taken it over. Nothing was written. */
export class PlaceTaken extends Error {
  override readonly name = 'PlaceTaken';
}

/** Why a backup cannot be made or read, and what to do. Never contains a secret. */
export interface BackupObstacle {
  readonly what: string;
  readonly remedy: string;
}

/** @returns `null` when it is a fault of the program or of this machine. */
export function explainObstacle(error: unknown, settings: BackupSettings): BackupObstacle | null {
  if (error instanceof PlaceTaken) {
    return {
      what: error.message,
      remedy: 'See docs/operations/bucket-backup.md, "Two machines, one place"',
    };
  }
  if (error instanceof OtherKey) {
    return {
      what: `BACKUP_KEY: what lies in ${settings.to} was encrypted with another key`,
      remedy: 'Give the key with which it was made. For a new key, give a new folder in BACKUP_TO',
    };
  }
  if (error instanceof BrokenSeal) {
    return {
      what: `BACKUP_TO: what lies in ${settings.to} is damaged: ${error.message}`,
      remedy: 'Give another folder in BACKUP_TO, and look who else writes to the bucket',
    };
  }
  const obstacle = explainFault(error, settings.s3);
  return obstacle && { what: inOurNames(obstacle.what), remedy: inOurNames(obstacle.remedy) };
}

/** The settings of the bucket for documents have the same names without the prefix. */
function inOurNames(text: string): string {
  return text.replaceAll('S3_BUCKET', 'BACKUP_TO').replaceAll(/\bS3_/g, 'BACKUP_S3_');
}
