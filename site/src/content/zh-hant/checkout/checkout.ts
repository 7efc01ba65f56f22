import type { CheckoutTexts } from '../../en/checkout/checkout.ts';
import { formats } from '../formats.ts';
import { offer } from '../quote/offer.ts';
import { counting } from '../quote/words/counting.ts';
import { order } from './order.ts';
import { payNow } from './pay-now.ts';
import { payment } from './payment.ts';

export const checkout: CheckoutTexts = {
  formats,
  counting,
  offer,
  order,
  payment,
  payNow,
  back: '返回報價頁',
  invalid: { title: '付款金額不正確', text: '請返回報價頁，再操作一次。' },
};
