import type { CheckoutTexts } from '../../en/checkout/checkout.ts';

export const order: CheckoutTexts['order'] = {
  heading: '订单明细',
  service: '翻译服务',
  total: '合计',
  included: {
    heading: '费用包含',
    items: ['母语译员专业翻译', '质量审校', '按原文版式排好交付', '7天内免费修改', '全程保密'],
  },
  badges: [
    { name: '付款安全', detail: '256位SSL加密' },
    { name: '多种方式', detail: '银行卡或加密货币' },
    { name: '即时处理', detail: '款到即开始' },
  ],
};
