import * as z from 'zod/mini';

/** Who did something, as known then: the name stays when the person is renamed or removed. */
export const authorSchema = z.object({
  /** The person's id. */
  id: z.string(),
  name: z.string(),
});

export type Author = z.infer<typeof authorSchema>;
