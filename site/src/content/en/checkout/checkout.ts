import { formats } from '../formats.ts';
import { offer } from '../quote/offer.ts';
import { counting } from '../quote/words/counting.ts';
import { order } from './order.ts';
import { payNow } from './pay-now.ts';
import { payment } from './payment.ts';

/** Everything that the checkout says. */
export const checkout = {
  formats,
  counting,
  offer,
  order,
  payment,
  payNow,
  back: 'Back to Quote',
  invalid: {
    title: 'Invalid Payment Amount',
    text: 'Please return to the quote page and try again.',
  },
};

export type CheckoutTexts = typeof checkout;
