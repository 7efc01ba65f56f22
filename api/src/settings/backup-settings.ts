import type { S3Settings } from '@yiqiao/engines/s3/s3-settings';
import { SettingsError } from '@yiqiao/ports/faults/settings-error';
import * as z from 'zod/mini';
import { s3Environment, usualRegion } from './s3-settings.ts';
import { wholeNumber } from './setting-values.ts';

/** A place in a bucket to which the server backs itself up. */
export interface BackupSettings {
  /** As it was typed: "s3://bucket/folder". */
  readonly to: string;
  readonly s3: S3Settings;
  /** Prefix of every object's name, with a slash at its end, or empty. */
  readonly prefix: string;
  /** 32 bytes in hexadecimal, from which the keys of encryption are derived. */
  readonly key: string;
  readonly everyMs: number;
}

const place = /^s3:\/\/([a-z\d][a-z\d.-]{1,61}[a-z\d])((?:\/(?!\.+(?:\/|$))[\w.-]+)*)\/?$/;

export const backupEnvironment = {
  BACKUP_TO: z.optional(
    z
      .string()
      .check(
        z.regex(place, 'must be a bucket, or a folder in one: s3://bucket or s3://bucket/folder'),
      ),
  ),
  BACKUP_KEY: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^[\da-f]{64}$/i,
          'must be 64 hexadecimal digits; "openssl rand -hex 32" makes them',
        ),
      ),
  ),
  BACKUP_SECONDS: wholeNumber(60, 1, 86_400),
  BACKUP_S3_ENDPOINT: s3Environment.S3_ENDPOINT,
  BACKUP_S3_REGION: s3Environment.S3_REGION,
  BACKUP_S3_ACCESS_KEY_ID: s3Environment.S3_ACCESS_KEY_ID,
  BACKUP_S3_SECRET_ACCESS_KEY: s3Environment.S3_SECRET_ACCESS_KEY,
};

type BackupVariables = z.infer<z.ZodMiniObject<typeof backupEnvironment>>;

const needed = [
  'BACKUP_TO',
  'BACKUP_KEY',
  'BACKUP_S3_ENDPOINT',
  'BACKUP_S3_ACCESS_KEY_ID',
  'BACKUP_S3_SECRET_ACCESS_KEY',
] as const;

/**
 * @returns `null` when no backup into a bucket is set up.
 * @throws SettingsError when one of the variables is missing, or the office is not kept on one machine.
 */
export function readBackupSettings(
  variables: BackupVariables & { readonly DATABASE_URL?: string | undefined },
): BackupSettings | null {
  const given = needed.find((name) => variables[name] !== undefined);
  if (given === undefined) return null;
  const need = (name: (typeof needed)[number]): string => {
    const value = variables[name];
    if (value === undefined) throw new SettingsError(`${name} must be set, because ${given} is.`);
    return value;
  };
  const to = need('BACKUP_TO');
  if (variables.DATABASE_URL !== undefined) {
    throw new SettingsError(
      'BACKUP_TO is for an office on one machine, and DATABASE_URL is set: the database is backed up with its own means, see docs/operations/several-processes.md.',
    );
  }
  const [, bucket = '', folder = ''] = place.exec(to) ?? [];
  return {
    to: to.replace(/\/$/, ''),
    prefix: folder === '' ? '' : `${folder.slice(1)}/`,
    key: need('BACKUP_KEY').toLowerCase(),
    everyMs: variables.BACKUP_SECONDS * 1000,
    s3: {
      endpoint: new URL(need('BACKUP_S3_ENDPOINT')).origin,
      bucket,
      region: variables.BACKUP_S3_REGION ?? usualRegion,
      accessKeyId: need('BACKUP_S3_ACCESS_KEY_ID'),
      secretAccessKey: need('BACKUP_S3_SECRET_ACCESS_KEY'),
      encryption: undefined,
    },
  };
}
