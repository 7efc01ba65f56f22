import * as z from 'zod/mini';

/** The four states of a quote submission; any may follow any other. */
export const quoteStatuses = ['pending', 'in-progress', 'completed', 'cancelled'] as const;

export const quoteStatusSchema = z.enum(quoteStatuses);

export type QuoteStatus = z.infer<typeof quoteStatusSchema>;

/** The state of a submission nobody has looked at yet. */
export const initialQuoteStatus: QuoteStatus = 'pending';
