import * as z from 'zod/mini';
import { deliveryLimits } from '../../record/delivery.ts';
import { ordinal } from '../../record/ordinal.ts';
import { senderShape } from '../../record/sender.ts';
import { documentField } from '../../record/upload-form.ts';

/** The typed fields of the form that brings a finished file; they come before the file. */
export const deliverableFieldsSchema = z.object(senderShape);

export type DeliverableFields = z.infer<typeof deliverableFieldsSchema>;

/** The multipart form that brings a finished file, as the API's description tells it. */
export const deliverableFormSchema = z.object({ ...senderShape, [documentField]: z.file() });

export const deliveryRequestSchema = z.object({
  /** Of `deliverables`, in the order in which the client sees them. */
  fileIds: z.array(z.string()).check(z.minLength(1), z.maxLength(deliveryLimits.filesOfDelivery)),
  note: z.optional(z.string()),
  /** Ids of files delivered before that these replace; a file of the same name is replaced anyway. */
  replaces: z.optional(z.array(z.string()).check(z.maxLength(deliveryLimits.filesOfOrder))),
  ...senderShape,
});

export type DeliveryRequest = z.infer<typeof deliveryRequestSchema>;

export const confirmationRequestSchema = z.object({ number: ordinal });

export const revisionRequestSchema = z.object({
  number: ordinal,
  text: z.string(),
  changeId: senderShape.changeId,
});
