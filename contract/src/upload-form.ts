import * as z from 'zod/mini';
import { translationDirections } from './services.ts';
import { maxFieldLength } from './upload-limits.ts';

/**
 * Request header of an upload: a UUID made when the file was chosen. A repeat with the same key is
 * answered with the first receipt. Source: IETF draft "The Idempotency-Key HTTP Header Field".
 */
export const idempotencyKeyHeader = 'Idempotency-Key';

function text(maxLength: number) {
  return z.string().check(z.maxLength(maxLength));
}

/** The upload's multipart form, as the API's description tells it. The server checks with `findFieldProblems`. */
export const uploadFormSchema = z.object({
  file: z.file(),
  customerName: text(maxFieldLength.customerName),
  customerEmail: text(maxFieldLength.customerEmail),
  translationDirection: z.enum(translationDirections),
  serviceType: z.optional(text(maxFieldLength.serviceType)),
  deliveryTimeline: z.optional(text(maxFieldLength.deliveryTimeline)),
  /** ISO date-time. */
  deadlineDate: z.optional(z.string()),
  deadlineTime: z.optional(text(maxFieldLength.deadlineTime)),
  /** IANA time zone. */
  timeZone: z.optional(text(maxFieldLength.timeZone)),
});

/** Names of the form's fields. */
export const uploadFields = z.keyof(uploadFormSchema).def.entries;
