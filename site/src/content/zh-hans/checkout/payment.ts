import type { CheckoutTexts } from '../../en/checkout/checkout.ts';

export const payment: CheckoutTexts['payment'] = {
  heading: '付款方式',
  card: '银行卡付款',
  crypto: '加密货币',
  setup: {
    title: '付款尚未开通',
    text: 'Stripe付款尚未开通。请联系客服完成付款。',
    contact: '联系客服',
  },
  coins: {
    heading: '选择币种',
    toast: '加密货币付款',
    toastText: (coin) => `${coin}付款将在此接入`,
  },
  charged: '尚未扣款。',
  preparing: {
    heading: '正在准备付款',
    late: '比平常慢了一些。尚未扣款。',
    noScript: '付款要用到JavaScript，而您的浏览器已将其关闭。请给我们写信，我们会协助您付款。',
  },
  mail: {
    subject: '付款',
    subjectOf: (amount) => `付款：${amount}`,
    reference: (reference) => `付款编号：${reference}`,
    document: (fileName, words) => `文件：${fileName}，${words}`,
    service: (service) => `服务：${service}`,
  },
};
