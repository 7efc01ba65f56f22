import * as z from 'zod/mini';
import { type Author, authorSchema } from './author.ts';

const dateTime = z.iso.datetime();

/** Whose order it is, as known then. For staff only. */
export const assigneeSchema = z.object({
  ...authorSchema.shape,
  at: dateTime,
  /** Who handed it over; absent where they took it themselves. */
  givenBy: z.optional(authorSchema),
  /** When they first opened it after that. */
  openedAt: z.optional(dateTime),
});

export type Assignee = z.infer<typeof assigneeSchema>;

/** A line of the history: from whom to whom an order went; nobody is absent. */
export const assignmentSchema = z.object({
  from: z.optional(authorSchema),
  to: z.optional(authorSchema),
  /** By itself, since the person before was `removed`, or does not have orders in another `role`. */
  because: z.optional(z.string()),
});

/** Whether an order was handed to a person who has not opened it since. */
export function isHandedTo(assignee: Assignee | undefined, id: string | undefined): boolean {
  if (assignee === undefined || assignee.id !== id) return false;
  return assignee.givenBy !== undefined && assignee.openedAt === undefined;
}

/** Without what only a record of people has. */
export function asAuthor({ id, name }: Author): Author {
  return { id, name };
}
