import * as z from 'zod/mini';

/** The four states of a quote submission; any may follow any other. */
export const quoteStatuses = ['pending', 'in-progress', 'completed', 'cancelled'] as const;

export const quoteStatusSchema = z.enum(quoteStatuses);

export type QuoteStatus = z.infer<typeof quoteStatusSchema>;

/** Whether nothing more is expected of a submission, unless the office takes it up again. */
export function isOverStatus(status: string): boolean {
  return status === 'completed' || status === 'cancelled';
}

/** The state of a submission nobody has looked at yet. */
export const initialQuoteStatus: QuoteStatus = 'pending';
