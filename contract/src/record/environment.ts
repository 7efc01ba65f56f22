import * as z from 'zod/mini';

/** Every variable that sets up a server, by what it is about, in the order in which owners see them. */
export const environmentGroups = {
  address: ['PUBLIC_ORIGIN', 'TRUST_PROXY', 'HOST', 'PORT', 'OUTGOING_HOSTS'],
  places: [
    'DATA_DIR',
    'UPLOADS_DIR',
    'DATABASE_URL',
    'DATABASE_DIRECT_URL',
    'DATABASE_CONNECTIONS',
    'DATABASE_STANDBY',
    'S3_ENDPOINT',
    'S3_BUCKET',
    'S3_REGION',
    'S3_ENCRYPTION',
  ],
  secrets: [
    'ADMIN_USERNAME',
    'ADMIN_PASSWORD',
    'SESSION_SECRET',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
  ],
  mail: [
    'SMTP_URL',
    'MAIL_FROM',
    'OFFICE_MAIL',
    'OFFICE_LANGUAGE',
    'DKIM_SELECTOR',
    'DKIM_KEY_FILE',
  ],
  payment: ['STRIPE_API_URL', 'STRIPE_CHECKOUT_ORIGIN'],
  backup: [
    'BACKUP_TO',
    'BACKUP_SECONDS',
    'BACKUP_KEY',
    'BACKUP_S3_ENDPOINT',
    'BACKUP_S3_REGION',
    'BACKUP_S3_ACCESS_KEY_ID',
    'BACKUP_S3_SECRET_ACCESS_KEY',
  ],
  keeping: ['RETENTION_HOURS', 'ABANDONED_DAYS', 'INVOICE_YEARS'],
  limits: [
    'LIMITS',
    'UPLOAD_RESERVE_BYTES',
    'UPLOADS_AT_ONCE',
    'UPLOADS_AT_ONCE_PER_CLIENT',
    'UPLOAD_DAILY_BYTES_PER_CLIENT',
    'CONNECTIONS',
    'CONNECTIONS_PER_CLIENT',
    'SUBMISSIONS_PER_HOUR_PER_CLIENT',
    'REQUESTS_PER_MINUTE_PER_CLIENT',
  ],
} as const;

export type EnvironmentGroup = keyof typeof environmentGroups;

export type EnvironmentName = (typeof environmentGroups)[EnvironmentGroup][number];

const groupNames = Object.keys(environmentGroups) as EnvironmentGroup[];

export const environmentNames: readonly EnvironmentName[] = groupNames.flatMap(
  (group): readonly EnvironmentName[] => environmentGroups[group],
);

/** What follows from a variable as it is. */
export const environmentNotes = [
  'no-address',
  'address-not-secure',
  'store-here',
  'documents-here',
  'documents-in-bucket',
  'made-secret',
  'kept-password',
  'no-cards',
  'no-mail',
  'office-untold',
  'not-signed-here',
  'no-backup',
  'database-backup',
  'never-deleted',
  'owner-decides',
] as const;

export type EnvironmentNote = (typeof environmentNotes)[number];

/** A variable with what may be seen of it. Secrets never are a part of it. */
export const shownVariableSchema = z.object({
  name: z.string(),
  /** `default`: nobody has set it, and `value` holds. */
  state: z.enum(['set', 'default', 'unset']),
  /** Absent where it is secret, or has no effect. */
  value: z.optional(z.string()),
  /** Where an address with credentials leads. */
  host: z.optional(z.string()),
  port: z.optional(z.int()),
  /** Of a key of Stripe: whether real money is moved. */
  mode: z.optional(z.enum(['live', 'test'])),
  /** Of the database: who confirms a change; see `healthSchema`. */
  confirmedBy: z.optional(z.string()),
  note: z.optional(z.enum(environmentNotes)),
});

export type ShownVariable = Readonly<z.infer<typeof shownVariableSchema>>;

export const shownEnvironmentSchema = z.object({
  groups: z.array(z.object({ group: z.enum(groupNames), variables: z.array(shownVariableSchema) })),
  /** `null`: no mail is sent. `to`: where a test mail goes unless somebody says otherwise. */
  mail: z.nullable(z.object({ to: z.optional(z.string()) })),
});

export type ShownEnvironment = Readonly<z.infer<typeof shownEnvironmentSchema>>;
