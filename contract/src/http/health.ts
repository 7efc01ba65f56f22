import * as z from 'zod/mini';

const engineNameSchema = z.enum(['embedded', 'postgres']);

/** What keeps submissions and documents: one machine's disk, or PostgreSQL and S3. */
export type EngineName = z.infer<typeof engineNameSchema>;

/** No other machine has flushed a change when it is acknowledged. */
export const thisMachineAlone = 'this machine alone';

export const healthSchema = z.object({
  status: z.enum(['ok', 'degraded']),
  version: z.string(),
  /** Seconds since the server started. */
  uptime: z.number(),
  engine: z.object({
    name: engineNameSchema,
    /**
     * Who has flushed every change before it is acknowledged: `thisMachineAlone`, or the names of the database's
     * standbys. Absent while unknown.
     */
    confirmedBy: z.exactOptional(z.string()),
    /** Why acknowledged changes may be missing after a failover, or why no change is taken; absent if all is well. */
    concern: z.exactOptional(z.string()),
  }),
  /** The backup into a bucket; absent where none is set up. */
  backup: z.optional(
    z.object({
      /** Since everything that was stored by then was in the bucket; `null` while unknown, and before the first backup. */
      ageSeconds: z.nullable(z.int()),
      /** Older than its interval explains. */
      isLate: z.boolean(),
      /** Why the last attempt failed; for the administrator only. */
      concern: z.exactOptional(z.string()),
    }),
  ),
  store: z.enum(['ok', 'failing']),
  disk: z.enum(['ok', 'low', 'failing']),
  /** The caller's address as this server sees it: reveals a proxy that hides it, or a forged one. */
  client: z.string(),
  /** Documents that arrive in pieces and are not finished, and their bytes so far; for the administrator only. */
  unfinished: z.optional(z.object({ documents: z.int(), bytes: z.number() })),
  /** What needs a person's attention; for the administrator only. */
  waiting: z.optional(
    z.object({
      /** Files and folders that a start or a restore set aside. */
      setAside: z.int(),
      /** How far the machine's clock is ahead of the trusted time; documents due in between are kept. */
      clockDoubtMs: z.number(),
      /** Mails waiting to be sent; `oldestMs` is how long the oldest has waited. */
      mails: z.optional(z.object({ queued: z.int(), oldestMs: z.number() })),
      /** The same of notices to people's devices, those included that wait for the end of quiet hours. */
      notices: z.optional(z.object({ queued: z.int(), oldestMs: z.number() })),
    }),
  ),
});

export type Health = z.infer<typeof healthSchema>;
