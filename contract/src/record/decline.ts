import * as z from 'zod/mini';
import { recordedSenderShape } from './sender.ts';

/** The office does not take an order that was paid before anybody had looked at it: the money goes back. */
export const declineSchema = z.object({
  at: z.iso.datetime(),
  /** Plain text in a line; the client reads it. */
  reason: z.optional(z.string()),
});

export const staffDeclineSchema = z.extend(declineSchema, recordedSenderShape);
