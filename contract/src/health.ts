import * as z from 'zod/mini';

export const healthSchema = z.object({
  status: z.enum(['ok', 'degraded']),
  version: z.string(),
  /** Seconds since the server started. */
  uptime: z.number(),
  store: z.enum(['ok', 'failing']),
  disk: z.enum(['ok', 'low', 'failing']),
});

export type Health = z.infer<typeof healthSchema>;
