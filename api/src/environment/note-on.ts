import type { EnvironmentName, EnvironmentNote } from '@yiqiao/contract/record/environment';
import { findRelyingParty } from '../passkeys/relying-party.ts';
import type { Settings } from '../settings/settings.ts';

/** What is known beside the environment. */
export interface KnownBeside {
  /** Who confirms a change of the store; undefined while unknown. */
  readonly confirmedBy: string | undefined;
  /** Whether an owner has said how long things are kept. */
  readonly hasOwnKept: boolean;
}

type FindNote = (settings: Settings, known: KnownBeside) => EnvironmentNote | null;

const noCards: FindNote = ({ payment }) => (payment === null ? 'no-cards' : null);

/** What follows from a variable, where that is not to be seen from its value. */
const notes: Readonly<Partial<Record<EnvironmentName, FindNote>>> = {
  PUBLIC_ORIGIN: (settings) => {
    if (settings.publicOrigin === undefined) return 'no-address';
    return findRelyingParty(settings) === 'origin-not-secure' ? 'address-not-secure' : null;
  },
  UPLOADS_DIR: ({ s3 }) => (s3 === undefined ? null : 'documents-in-bucket'),
  DATABASE_URL: ({ database }) => (database === undefined ? 'store-here' : null),
  S3_ENDPOINT: ({ s3 }) => (s3 === undefined ? 'documents-here' : null),
  ADMIN_PASSWORD: ({ adminPassword }) => (adminPassword === undefined ? 'kept-password' : null),
  SESSION_SECRET: ({ sessionSecrets }) => (sessionSecrets === undefined ? 'made-secret' : null),
  STRIPE_SECRET_KEY: noCards,
  STRIPE_WEBHOOK_SECRET: noCards,
  SMTP_URL: ({ mail }) => (mail === null ? 'no-mail' : null),
  OFFICE_MAIL: ({ mail }) => (mail?.office === null ? 'office-untold' : null),
  DKIM_SELECTOR: ({ mail }) => (mail?.dkim === null ? 'not-signed-here' : null),
  BACKUP_TO: ({ backup, database }) => {
    if (backup !== null) return null;
    return database === undefined ? 'no-backup' : 'database-backup';
  },
  RETENTION_HOURS: noteOnKept('retentionHours'),
  ABANDONED_DAYS: noteOnKept('abandonedDays'),
  INVOICE_YEARS: noteOnKept('invoiceYears'),
};

function noteOnKept(what: keyof Settings['kept']): FindNote {
  return ({ kept }, { hasOwnKept }) => {
    if (hasOwnKept) return 'owner-decides';
    return kept[what] === 'off' ? 'never-deleted' : null;
  };
}

export function noteOn(
  name: EnvironmentName,
  settings: Settings,
  known: KnownBeside,
): EnvironmentNote | null {
  return notes[name]?.(settings, known) ?? null;
}
