import { erasureSchema } from '@yiqiao/contract/commands/server/erasure';
import { paymentSchema } from '@yiqiao/contract/record/payment';
import { quoteSubmissionSchema } from '@yiqiao/contract/record/quote';
import { storedNoticeSchema } from '@yiqiao/contract/record/stored-notice';
import * as z from 'zod/mini';
import { keepUnknown } from './keep-unknown.ts';

/** A submission as written to the store. */
export const writtenQuoteSchema = z.extend(quoteSubmissionSchema, {
  fileSha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  idempotencyKey: z.exactOptional(z.string()),
  linkDigest: z.exactOptional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
  countedFor: z.exactOptional(z.string()),
  paymentEvents: z.exactOptional(z.array(z.string())),
  notices: z.exactOptional(z.array(storedNoticeSchema)),
});

/** A submission as read from the store: unknown fields of later releases are kept, at every depth. */
export const storedQuoteSchema = keepUnknown(writtenQuoteSchema);

export const paymentIntentSchema = keepUnknown(
  z.object({
    id: z.string(),
    /** In cents. */
    amount: z.int(),
    currency: z.literal('usd'),
    /** The initial status; the outcome is in `payment`. */
    status: z.literal('requires_payment_method'),
    createdAt: z.string(),
    payment: z.exactOptional(paymentSchema),
    events: z.exactOptional(z.array(z.string())),
  }),
);

export const storedErasureSchema = keepUnknown(erasureSchema);
