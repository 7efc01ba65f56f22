import type { CheckoutTexts } from '../content/en/checkout/checkout.ts';
import { createRequired } from '../required-context.ts';

/** The texts of the checkout, in the language of the page. */
export const [CheckoutTextsContext, useCheckoutTexts] =
  createRequired<CheckoutTexts>('texts of the checkout');
