import * as z from 'zod/mini';
import { documentField } from '../quote/upload-form.ts';
import { deliveryLimits } from './delivery.ts';

const sender = {
  device: z.optional(z.string().check(z.maxLength(80))),
  changeId: z.optional(z.string().check(z.minLength(8), z.maxLength(64))),
};

/** The typed fields of the form that brings a finished file; they come before the file. */
export const deliverableFieldsSchema = z.object(sender);

export type DeliverableFields = z.infer<typeof deliverableFieldsSchema>;

/** The multipart form that brings a finished file, as the API's description tells it. */
export const deliverableFormSchema = z.object({ ...sender, [documentField]: z.file() });

export const deliveryRequestSchema = z.object({
  /** Of `deliverables`, in the order in which the client sees them. */
  fileIds: z.array(z.string()).check(z.minLength(1), z.maxLength(deliveryLimits.filesOfDelivery)),
  note: z.optional(z.string()),
  ...sender,
});

export type DeliveryRequest = z.infer<typeof deliveryRequestSchema>;

/** A form without scripts sends a number as text. */
const number = z.union([
  z.int().check(z.gte(1), z.lte(1_000_000)),
  z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,5}$/)),
    z.transform((digits) => Number(digits)),
  ),
]);

export const confirmationRequestSchema = z.object({ number });

export const revisionRequestSchema = z.object({
  number,
  text: z.string(),
  changeId: sender.changeId,
});
