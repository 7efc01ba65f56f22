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
  page: {
    title: '在安全页面付款',
    text: '请在支付服务商Stripe的页面付款，完成后会回到这里。这笔款是订单的预付款，本站不接触您的卡号。',
    pay: (amount) => `支付${amount}`,
    away: '支付服务商暂无响应，请稍后重试。',
  },
  returned: {
    outcomes: {
      paid: {
        title: '已收到付款',
        text: (amount) => `预付款${amount}已到账。发来文件时，请附上这个编号。`,
      },
      underWay: {
        title: '款项在途',
        text: (amount) => `${amount}还待银行确认。请稍后重新加载本页，查看是否到账。`,
      },
      open: {
        title: '等待付款结果',
        text: (amount) => `还没有收到${amount}的付款结果。请一分钟后重新加载本页。`,
      },
      failed: {
        title: '付款未完成',
        text: (amount) => `没有收到${amount}，也没有扣款。`,
      },
      other: {
        title: '请给我们写信',
        text: (amount) => `${amount}这笔付款需要人工核对，来信请附上这个编号。`,
      },
    },
    unknown: {
      title: '查不到这笔付款',
      text: '请一分钟后重新加载本页。如果还是查不到，请给我们写信，并附上这个编号。',
    },
    send: '发来文件',
    again: '重新付款',
  },
  coins: {
    heading: '选择币种',
    toast: '加密货币付款',
    toastText: (coin) => `${coin}付款将在此接入`,
  },
  charged: (hasDocument) => `${hasDocument ? '文件和已填内容都还在报价页。' : ''}尚未扣款。`,
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
