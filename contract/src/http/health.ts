import * as z from 'zod/mini';

const engineNameSchema = z.enum(['embedded', 'postgres']);

/** What keeps submissions and documents: one machine's disk, or PostgreSQL and S3. */
export type EngineName = z.infer<typeof engineNameSchema>;

/** No other machine has a change on its disk when it is acknowledged. */
export const thisMachineAlone = 'this machine alone';

export const healthSchema = z.object({
  status: z.enum(['ok', 'degraded']),
  version: z.string(),
  /** Seconds since the server started. */
  uptime: z.number(),
  engine: z.object({
    name: engineNameSchema,
    /**
     * Who has every change on the disk before it is acknowledged: `thisMachineAlone`, or the names of the
     * database's standbys. Absent while it cannot be told.
     */
    confirmedBy: z.exactOptional(z.string()),
  }),
  store: z.enum(['ok', 'failing']),
  disk: z.enum(['ok', 'low', 'failing']),
  /** The address that the asking client is known by here: a proxy that hides it, or a forged one, shows. */
  client: z.string(),
  /** What waits for a person; told to the administrator only. */
  waiting: z.optional(
    z.object({
      /** Files and folders that a start or a restore set aside. */
      setAside: z.int(),
      /** How far the machine's clock is ahead of what is certain; documents due in between are kept. */
      clockDoubtMs: z.number(),
      /** Mails that are still to be sent; `oldestMs`: how long the oldest of them has waited. */
      mails: z.optional(z.object({ queued: z.int(), oldestMs: z.number() })),
    }),
  ),
});

export type Health = z.infer<typeof healthSchema>;
