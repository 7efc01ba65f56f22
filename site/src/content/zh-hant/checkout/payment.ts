import type { CheckoutTexts } from '../../en/checkout/checkout.ts';

export const payment: CheckoutTexts['payment'] = {
  heading: '付款方式',
  card: '信用卡付款',
  crypto: '加密貨幣',
  setup: {
    title: '付款尚未開通',
    text: 'Stripe付款尚未開通。請聯絡客服完成付款。',
    contact: '聯絡客服',
  },
  coins: {
    heading: '選擇幣種',
    toast: '加密貨幣付款',
    toastText: (coin) => `${coin}付款將在此串接`,
  },
  charged: '尚未扣款。',
  preparing: {
    heading: '正在準備付款',
    late: '比平常久了一些。尚未扣款。',
    noScript: '付款要用到JavaScript，而您的瀏覽器已將它關閉。請寫信給我們，我們會協助您付款。',
  },
  mail: {
    subject: '付款',
    subjectOf: (amount) => `付款：${amount}`,
    reference: (reference) => `付款編號：${reference}`,
    document: (fileName, words) => `文件：${fileName}，${words}`,
    service: (service) => `服務：${service}`,
  },
};
