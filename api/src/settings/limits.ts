import * as z from 'zod/mini';
import { wholeNumberText } from './setting-values.ts';

const mebibyte = 1024 ** 2;
const gibibyte = 1024 * mebibyte;

/** What is taken at once and from one client, by the size of the machine. The middle one is the default. */
const sizes = {
  /** 1 GB of memory, a disk of 20 to 40 GB. */
  small: {
    UPLOAD_RESERVE_BYTES: gibibyte,
    UPLOADS_AT_ONCE: 24,
    UPLOADS_AT_ONCE_PER_CLIENT: 12,
    UPLOAD_DAILY_BYTES_PER_CLIENT: 5 * gibibyte,
    CONNECTIONS: 400,
    CONNECTIONS_PER_CLIENT: 100,
    SUBMISSIONS_PER_HOUR_PER_CLIENT: 60,
    REQUESTS_PER_MINUTE_PER_CLIENT: 1500,
  },
  medium: {
    UPLOAD_RESERVE_BYTES: gibibyte,
    UPLOADS_AT_ONCE: 64,
    UPLOADS_AT_ONCE_PER_CLIENT: 40,
    UPLOAD_DAILY_BYTES_PER_CLIENT: 20 * gibibyte,
    CONNECTIONS: 1000,
    CONNECTIONS_PER_CLIENT: 250,
    SUBMISSIONS_PER_HOUR_PER_CLIENT: 120,
    REQUESTS_PER_MINUTE_PER_CLIENT: 3000,
  },
  /** 8 GB of memory or more, a disk of 500 GB or a bucket. */
  large: {
    UPLOAD_RESERVE_BYTES: 4 * gibibyte,
    UPLOADS_AT_ONCE: 256,
    UPLOADS_AT_ONCE_PER_CLIENT: 80,
    UPLOAD_DAILY_BYTES_PER_CLIENT: 100 * gibibyte,
    CONNECTIONS: 4000,
    CONNECTIONS_PER_CLIENT: 1000,
    SUBMISSIONS_PER_HOUR_PER_CLIENT: 600,
    REQUESTS_PER_MINUTE_PER_CLIENT: 12_000,
  },
} as const;

const sizeNames = ['small', 'medium', 'large'] as const;

/** `LIMITS` chooses all of them at once; each can be set alone. */
export const limitShape = {
  LIMITS: z._default(z.enum(sizeNames, { error: 'must be small, medium or large' }), 'medium'),
  UPLOAD_RESERVE_BYTES: z.optional(wholeNumberText(0, Number.MAX_SAFE_INTEGER)),
  UPLOADS_AT_ONCE: z.optional(wholeNumberText(1, 10_000)),
  UPLOADS_AT_ONCE_PER_CLIENT: z.optional(wholeNumberText(1, 10_000)),
  UPLOAD_DAILY_BYTES_PER_CLIENT: z.optional(wholeNumberText(1, Number.MAX_SAFE_INTEGER)),
  CONNECTIONS: z.optional(wholeNumberText(1, 100_000)),
  CONNECTIONS_PER_CLIENT: z.optional(wholeNumberText(1, 100_000)),
  SUBMISSIONS_PER_HOUR_PER_CLIENT: z.optional(wholeNumberText(1, 1_000_000)),
  REQUESTS_PER_MINUTE_PER_CLIENT: z.optional(wholeNumberText(1, 100_000_000)),
};

const limitSchema = z.object(limitShape);

export interface LimitSettings {
  readonly machineSize: (typeof sizeNames)[number];
  readonly uploads: UploadSettings;
  readonly connections: ConnectionSettings;
  readonly requestsPerMinutePerClient: number;
}

/** Open connections, used or idle. */
export interface ConnectionSettings {
  readonly maxAtOnce: number;
  /** Not counted for the connections of a trusted proxy. */
  readonly maxAtOncePerClient: number;
}

export interface UploadSettings {
  /** Disk space that uploads leave free, so that the store can always be written. */
  readonly reserveBytes: number;
  readonly maxAtOnce: number;
  readonly maxAtOncePerClient: number;
  readonly maxPerHourPerClient: number;
  readonly maxDailyBytesPerClient: number;
}

export function readLimits(env: z.infer<typeof limitSchema>): LimitSettings {
  const of = (name: keyof (typeof sizes)['medium']) => env[name] ?? sizes[env.LIMITS][name];
  return {
    machineSize: env.LIMITS,
    uploads: {
      reserveBytes: of('UPLOAD_RESERVE_BYTES'),
      maxAtOnce: of('UPLOADS_AT_ONCE'),
      maxAtOncePerClient: of('UPLOADS_AT_ONCE_PER_CLIENT'),
      maxPerHourPerClient: of('SUBMISSIONS_PER_HOUR_PER_CLIENT'),
      maxDailyBytesPerClient: of('UPLOAD_DAILY_BYTES_PER_CLIENT'),
    },
    connections: {
      maxAtOnce: of('CONNECTIONS'),
      maxAtOncePerClient: of('CONNECTIONS_PER_CLIENT'),
    },
    requestsPerMinutePerClient: of('REQUESTS_PER_MINUTE_PER_CLIENT'),
  };
}
