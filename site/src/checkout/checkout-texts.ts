import type { CheckoutTexts } from '../content/en/checkout/checkout.ts';
import { createTexts } from '../texts/create-texts.ts';

/** The texts of the checkout, in the language of the page. */
export const [CheckoutTextsContext, useCheckoutTexts] =
  createTexts<CheckoutTexts>('texts of the checkout');
