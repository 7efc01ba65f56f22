import { resolve } from 'node:path';
import { keptByDefault } from '@yiqiao/contract/keeping/kept-by-default';
import { type KeptSection, keptSectionSchema } from '@yiqiao/contract/keeping/kept-schema';
import type { DatabaseSettings } from '@yiqiao/engines/postgres/database-settings';
import type { S3Settings } from '@yiqiao/engines/s3/s3-settings';
import { SettingsError } from '@yiqiao/ports/faults/settings-error';
import * as z from 'zod/mini';
import { type BackupSettings, backupEnvironment, readBackupSettings } from './backup-settings.ts';
import { databaseEnvironment, readDatabaseSettings } from './database-settings.ts';
import { type LimitSettings, limitShape, readLimits } from './limits.ts';
import { type MailSettings, mailShape, readMailSettings } from './mail-settings.ts';
import { type PaymentSettings, paymentShape, readPaymentSettings } from './payment-settings.ts';
import { readBy } from './refuse-setting.ts';
import { readS3Settings, s3Environment } from './s3-settings.ts';
import {
  keptText,
  parseHosts,
  parseOrigin,
  parseSecrets,
  parseTrustProxy,
  type TrustProxy,
  wholeNumber,
} from './setting-values.ts';

export interface Settings extends LimitSettings {
  /** Names of the variables that were set. */
  readonly given: readonly string[];
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
  readonly uploadsFolder: string;
  readonly adminUsername: string;
  /** Undefined: the stored password, or one generated at the first start. */
  readonly adminPassword: string | undefined;
  /** Newest first; undefined: one generated at the first start and stored. */
  readonly sessionSecrets: readonly string[] | undefined;
  readonly publicOrigin: string | undefined;
  readonly trustProxy: TrustProxy;
  /** How long things are kept until an owner changes it; see `OwnSettings`. */
  readonly kept: KeptSection;
  /** Hosts, with their port unless it is 443, that may be called although they are not on the public internet. */
  readonly outgoingHosts: readonly string[];
  /** `null`: no mail is sent. */
  readonly mail: MailSettings | null;
  /** `null`: online payment is not set up. */
  readonly payment: PaymentSettings | null;
  /** Where submissions are kept; undefined: in `dataFolder`. */
  readonly database: DatabaseSettings | undefined;
  /** Where documents are kept; undefined: in `uploadsFolder`. */
  readonly s3: S3Settings | undefined;
  /** `null`: the server does not back itself up into a bucket. */
  readonly backup: BackupSettings | null;
}

const { shape: kept } = keptSectionSchema;

const environmentSchema = z.object({
  PORT: wholeNumber(3000, 0, 65_535),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), 'data'),
  UPLOADS_DIR: z._default(z.string(), 'uploads'),
  ADMIN_USERNAME: z._default(z.string().check(z.maxLength(200, 'is too long')), 'admin'),
  ADMIN_PASSWORD: z.optional(z.string()),
  SESSION_SECRET: z.optional(readBy(parseSecrets)),
  PUBLIC_ORIGIN: z.optional(readBy(parseOrigin)),
  TRUST_PROXY: z._default(readBy(parseTrustProxy), 'loopback'),
  RETENTION_HOURS: z._default(keptText(kept.retentionHours), keptByDefault.retentionHours),
  ABANDONED_DAYS: z._default(keptText(kept.abandonedDays), keptByDefault.abandonedDays),
  INVOICE_YEARS: z._default(keptText(kept.invoiceYears), keptByDefault.invoiceYears),
  ...limitShape,
  OUTGOING_HOSTS: z._default(readBy(parseHosts), []),
  ...mailShape,
  ...paymentShape,
  ...databaseEnvironment,
  ...s3Environment,
  ...backupEnvironment,
});

export const settingNames: readonly string[] = Object.keys(environmentSchema.shape);

/**
 * Reads every setting once. An empty variable counts as absent, except for `ADMIN_PASSWORD`: an empty password is
 * refused when used, not silently replaced.
 * @throws SettingsError naming the first variable that is invalid, or missing although another requires it.
 */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
  repository: string,
): Settings {
  const filled = withoutEmpty(environment);
  const parsed = z.safeParse(environmentSchema, filled);
  if (!parsed.success) throw toSettingsError(parsed.error);
  const env = parsed.data;
  return {
    given: settingNames.filter((name) => filled[name] !== undefined),
    port: env.PORT,
    host: env.HOST,
    dataFolder: resolve(repository, env.DATA_DIR),
    uploadsFolder: resolve(repository, env.UPLOADS_DIR),
    adminUsername: env.ADMIN_USERNAME,
    adminPassword: env.ADMIN_PASSWORD,
    sessionSecrets: env.SESSION_SECRET,
    publicOrigin: env.PUBLIC_ORIGIN,
    trustProxy: env.TRUST_PROXY,
    kept: {
      retentionHours: env.RETENTION_HOURS,
      abandonedDays: env.ABANDONED_DAYS,
      invoiceYears: env.INVOICE_YEARS,
    },
    ...readLimits(env),
    outgoingHosts: env.OUTGOING_HOSTS,
    mail: readMailSettings(env, env.PUBLIC_ORIGIN, repository),
    payment: readPaymentSettings(env, env.PUBLIC_ORIGIN),
    database: readDatabaseSettings(env),
    s3: readS3Settings(env),
    backup: readBackupSettings(env),
  };
}

function withoutEmpty(environment: Readonly<Record<string, string | undefined>>) {
  return Object.fromEntries(
    Object.entries(environment).filter(
      ([name, value]) => value !== '' || name === 'ADMIN_PASSWORD',
    ),
  );
}

function toSettingsError(error: z.core.$ZodError): SettingsError {
  const [issue] = error.issues;
  const name = String(issue?.path[0] ?? 'A setting');
  return new SettingsError(`${name} ${issue?.message ?? 'is wrong'}.`);
}
