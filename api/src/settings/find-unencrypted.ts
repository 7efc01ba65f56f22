import { isThisMachine } from './setting-values.ts';
import type { Settings } from './settings.ts';

/** A setting whose connections could be intercepted. */
export interface Unencrypted {
  readonly what: string;
  readonly remedy: string;
}

/** Connections that leave this machine without TLS, or without verifying the certificate. */
export function findUnencrypted({
  database,
  s3,
}: Pick<Settings, 'database' | 's3'>): readonly Unencrypted[] {
  return [
    ...(database === undefined ? [] : checkDatabaseUrl('DATABASE_URL', database.url)),
    ...(database === undefined || database.directUrl === database.url
      ? []
      : checkDatabaseUrl('DATABASE_DIRECT_URL', database.directUrl)),
    ...(s3 === undefined ? [] : checkEndpoint(s3.endpoint)),
  ];
}

const databaseRemedy =
  'Fine in a network that is all yours; otherwise end it with ?sslmode=verify-full. docs/operations/several-processes.md has the lines.';

function checkDatabaseUrl(setting: string, url: string): readonly Unencrypted[] {
  const { hostname, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? hostname;
  const mode = searchParams.get('sslmode') ?? searchParams.get('ssl');
  // A path is a socket of this machine.
  if (host.startsWith('/') || isThisMachine(host)) return [];
  if (mode === 'no-verify') {
    return [
      {
        what: `${setting}: nobody looks whose certificate the database shows.`,
        remedy: databaseRemedy,
      },
    ];
  }
  const isPlain = mode === null || ['disable', 'false', '0'].includes(mode);
  return isPlain
    ? [
        {
          what: `${setting}: submissions travel to the database without TLS.`,
          remedy: databaseRemedy,
        },
      ]
    : [];
}

function checkEndpoint(endpoint: string): readonly Unencrypted[] {
  const { protocol, hostname } = new URL(endpoint);
  if (protocol === 'https:' || isThisMachine(hostname)) return [];
  return [
    {
      what: 'S3_ENDPOINT: documents travel to the store without TLS.',
      remedy: 'Fine in a network that is all yours; otherwise give its https address.',
    },
  ];
}
