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
  back: '返回报价页',
  invalid: { title: '付款金额不正确', text: '请返回报价页，重新操作。' },
};
