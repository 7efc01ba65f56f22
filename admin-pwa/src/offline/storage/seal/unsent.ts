import { firstOwnerId } from '@yiqiao/contract/record/stored-people';
import * as z from 'zod/mini';

/** What somebody has done here that the server does not have, as it is stored: another build may know more of it. */
export const unsentSchema = z.object({
  outbox: z.array(z.looseObject({ state: z.optional(z.unknown()) })),
  drafts: z.array(z.looseObject({ quoteId: z.string() })),
  /** Files to be handed in, without their bytes. */
  files: z._default(z.array(z.looseObject({ id: z.string() })), []),
});

export type Unsent = z.infer<typeof unsentSchema>;

/** The bytes of a file to be handed in. */
export interface FinishedBytes {
  /** Of its upload. */
  readonly id: string;
  readonly file: Blob;
}

/** What was not sent when its session ended, locked with a key that this device does not keep. */
export const sealedSchema = z.object({
  /** Names the key to the server. */
  id: z.string(),
  /** Whose it is; absent where an earlier release has sealed it. */
  personId: z.optional(z.string()),
  /** Hexadecimal, like the next. */
  iv: z.string(),
  data: z.string(),
  /** Of its changes: those to be sent, and those that need a decision. */
  waiting: z.int(),
  undecided: z.int(),
});

export type Sealed = z.infer<typeof sealedSchema>;

export function parseSealed(stored: unknown): Sealed[] {
  const parsed = z.safeParse(z.array(sealedSchema), stored);
  return parsed.success ? parsed.data : [];
}

export function isSealOf({ personId = firstOwnerId }: Sealed, owner: string | null): boolean {
  return personId === owner;
}
