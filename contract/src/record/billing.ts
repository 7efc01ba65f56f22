import * as z from 'zod/mini';
import { authorSchema } from './author.ts';
import { recordedSenderShape } from './sender.ts';

/** To whom an invoice is made out, in the order in which the tax platform asks. Only the title is needed. */
export const billingFieldNames = [
  'title',
  'taxNumber',
  'address',
  'telephone',
  'bank',
  'account',
  'purchaseOrder',
  'email',
] as const;

export type BillingFieldName = (typeof billingFieldNames)[number];

export type BillingDetails = { readonly title: string } & {
  readonly [Name in Exclude<BillingFieldName, 'title'>]?: string | undefined;
};

/** Longest value of a field, in UTF-16 code units. */
export const maxBillingField = 200;

const optionalText = z.optional(z.string());

/** The fields of a request, none of them checked yet. */
export const billingInputShape = {
  title: z.string(),
  taxNumber: optionalText,
  address: optionalText,
  telephone: optionalText,
  bank: optionalText,
  account: optionalText,
  purchaseOrder: optionalText,
  email: optionalText,
} satisfies Record<BillingFieldName, unknown>;

/** What a quote names of them. */
export const addresseeSchema = z.pick(z.object(billingInputShape), {
  title: true,
  taxNumber: true,
  address: true,
  purchaseOrder: true,
});

export type Addressee = z.infer<typeof addresseeSchema>;

/** Billing details as the client reads them. */
export const billingSchema = z.object({
  /** The sender's id of the change: who changes them says which ones they have seen. */
  id: z.string(),
  /** `client` or `office`. */
  by: z.string(),
  at: z.iso.datetime(),
  ...billingInputShape,
});

export const staffBillingSchema = z.extend(billingSchema, {
  device: recordedSenderShape.device,
  /** Who of the office. */
  person: z.optional(authorSchema),
});

export type Billing = z.infer<typeof staffBillingSchema>;
