import type { EnvironmentName, ShownVariable } from '@yiqiao/contract/record/environment';
import type { Settings } from '../settings/settings.ts';
import type { KnownBeside } from './note-on.ts';

/** What may be seen of a variable that holds something; `null` where it has no value. */
export type Seen = Pick<ShownVariable, 'value' | 'host' | 'port' | 'mode' | 'confirmedBy'> | null;

type Display = (settings: Settings, known: KnownBeside) => Seen;

/** Nothing but that it is set. */
const secret: Display = () => ({});

function plain(read: (settings: Settings) => string | number | undefined): Display {
  return (settings) => {
    const value = read(settings);
    return value === undefined ? null : { value: String(value) };
  };
}

/** Where an address leads: neither user and password, nor path and query, which can be secrets too. */
function place(read: (settings: Settings) => string | undefined): Display {
  return (settings) => {
    const text = read(settings);
    if (text === undefined) return null;
    const { hostname, port } = new URL(text);
    return { host: hostname, ...(port !== '' && { port: Number(port) }) };
  };
}

/**
 * What each variable shows, from the settings as they were read: a value has to be named here to be seen, so that of a new
 * kind of secret nothing leaves the server either.
 */
export const variableDisplays: Readonly<Record<EnvironmentName, Display>> = {
  PUBLIC_ORIGIN: plain(({ publicOrigin }) => publicOrigin),
  TRUST_PROXY: plain(({ trustProxy }) => trustProxy),
  HOST: plain(({ host }) => host),
  PORT: plain(({ port }) => port),
  OUTGOING_HOSTS: plain(({ outgoingHosts }) => outgoingHosts.join(', ') || undefined),

  DATA_DIR: plain(({ dataFolder }) => dataFolder),
  UPLOADS_DIR: plain(({ uploadsFolder }) => uploadsFolder),
  DATABASE_URL: (settings, known) => {
    const found = place(({ database }) => database?.url)(settings, known);
    const { confirmedBy } = known;
    return found && confirmedBy !== undefined ? { ...found, confirmedBy } : found;
  },
  DATABASE_DIRECT_URL: place(({ database }) => database?.directUrl),
  DATABASE_CONNECTIONS: plain(({ database }) => database?.maxConnections),
  DATABASE_STANDBY: plain(({ database }) => database?.standby),
  S3_ENDPOINT: plain(({ s3 }) => s3?.endpoint),
  S3_BUCKET: plain(({ s3 }) => s3?.bucket),
  S3_REGION: plain(({ s3 }) => s3?.region),
  S3_ENCRYPTION: plain(({ s3 }) => s3?.encryption),

  ADMIN_USERNAME: secret,
  ADMIN_PASSWORD: secret,
  SESSION_SECRET: secret,
  S3_ACCESS_KEY_ID: secret,
  S3_SECRET_ACCESS_KEY: secret,
  STRIPE_SECRET_KEY: ({ payment }) => payment && { mode: payment.isLive ? 'live' : 'test' },
  STRIPE_WEBHOOK_SECRET: secret,

  SMTP_URL: ({ mail }) => mail && { host: mail.server.host, port: mail.server.port },
  MAIL_FROM: plain(({ mail }) => mail?.from.address),
  OFFICE_MAIL: plain(({ mail }) => mail?.office?.address),
  OFFICE_LANGUAGE: plain(({ mail }) => mail?.office?.language),
  DKIM_SELECTOR: plain(({ mail }) => mail?.dkim?.selector),
  DKIM_KEY_FILE: secret,

  STRIPE_API_URL: plain(({ payment }) => payment?.apiUrl),
  STRIPE_CHECKOUT_ORIGIN: plain(({ payment }) => payment?.checkoutOrigin),

  BACKUP_TO: plain(({ backup }) => backup?.s3.bucket),
  BACKUP_SECONDS: plain(({ backup }) => backup?.everyMs && backup.everyMs / 1000),
  BACKUP_KEY: secret,
  BACKUP_S3_ENDPOINT: plain(({ backup }) => backup?.s3.endpoint),
  BACKUP_S3_REGION: plain(({ backup }) => backup?.s3.region),
  BACKUP_S3_ACCESS_KEY_ID: secret,
  BACKUP_S3_SECRET_ACCESS_KEY: secret,

  RETENTION_HOURS: plain(({ kept }) => kept.retentionHours),
  ABANDONED_DAYS: plain(({ kept }) => kept.abandonedDays),
  INVOICE_YEARS: plain(({ kept }) => kept.invoiceYears),

  LIMITS: plain(({ machineSize }) => machineSize),
  UPLOAD_RESERVE_BYTES: plain(({ uploads }) => uploads.reserveBytes),
  UPLOADS_AT_ONCE: plain(({ uploads }) => uploads.maxAtOnce),
  UPLOADS_AT_ONCE_PER_CLIENT: plain(({ uploads }) => uploads.maxAtOncePerClient),
  UPLOAD_DAILY_BYTES_PER_CLIENT: plain(({ uploads }) => uploads.maxDailyBytesPerClient),
  CONNECTIONS: plain(({ connections }) => connections.maxAtOnce),
  CONNECTIONS_PER_CLIENT: plain(({ connections }) => connections.maxAtOncePerClient),
  SUBMISSIONS_PER_HOUR_PER_CLIENT: plain(({ uploads }) => uploads.maxPerHourPerClient),
  REQUESTS_PER_MINUTE_PER_CLIENT: plain((settings) => settings.requestsPerMinutePerClient),
};
