import type { EngineName } from '@yiqiao/contract/http/health';
import * as z from 'zod/mini';

/** Marks the target of a move, and later its source: no server may start on a marked side. */
export const moveMarkSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('arriving'),
    /** Id of the store being copied. */
    from: z.string(),
    at: z.iso.datetime(),
  }),
  z.object({
    kind: z.literal('left'),
    /** Id of the store that has everything now. */
    to: z.string(),
    at: z.iso.datetime(),
  }),
]);

export type MoveMark = z.infer<typeof moveMarkSchema>;

const others = { embedded: 'postgres', postgres: 'embedded' } as const;
const remedies = {
  embedded: 'Set DATABASE_URL and S3_* as they were',
  postgres: 'Remove DATABASE_URL and S3_* from the settings',
} as const;

/** Tells the operator why no server starts on the marked side, and what to do. */
export function explainMark(mark: MoveMark, engine: EngineName, place: string): string {
  const day = mark.at.slice(0, 16).replace('T', ' ');
  if (mark.kind === 'arriving') {
    return (
      `A move into ${place} began at ${day} UTC and has not ended. Nothing was changed. ` +
      `Run "npm run move -- --to ${engine}" again, or start the server where the office was before.`
    );
  }
  return (
    `The office moved away from ${place} at ${day} UTC. Nothing was changed. ` +
    `${remedies[engine]}, to go on where it is now; "npm run move -- --to ${engine}" brings it back. ` +
    `See "Changing engines" in docs/operations.md if the ${others[engine]} side is lost for good.`
  );
}
