import type { CheckoutTexts } from '../../en/checkout/checkout.ts';

export const order: CheckoutTexts['order'] = {
  heading: '訂單明細',
  service: '翻譯服務',
  total: '總計',
  included: {
    heading: '費用包含',
    items: ['母語譯者專業翻譯', '品質審校', '依原文版面排好交件', '7天內免費修改', '全程保密'],
  },
  badges: [
    { name: '付款安全', detail: '256位元SSL加密' },
    { name: '多種方式', detail: '信用卡或加密貨幣' },
    { name: '即時處理', detail: '款項入帳就開始' },
  ],
};
