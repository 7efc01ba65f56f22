import type { PaymentTexts } from '../../en/order/payments.ts';

const methods: Readonly<Record<string, string>> = {
  card: '信用卡',
  alipay: '支付寶',
  wechat_pay: '微信支付',
};

const states: Readonly<Record<string, string>> = {
  open: '已發起，未付款',
  paid: '已付款',
  failed: '未付款：付款失敗',
  refunded: '已全額退款',
  'partly-refunded': '已部分退款',
  disputed: '客戶的銀行提出爭議',
  unclear: '待核對：請查看金流服務商的頁面',
};

export const payments: PaymentTexts = {
  title: '付款',
  state: (state) => states[state] ?? state,
  underWay: '處理中：客戶已完成操作',
  method: (method) => methods[method] ?? method,
  by: (state, method) => `${state}（${method}）`,
  ofQuote: (version) => `第${version}版報價`,
  refunded: (amount) => `已退${amount}`,
  received: (amount) => `實收${amount}`,
  reference: (id) => `金流服務商編號${id}`,
  paid: (moment) => `${moment}付款`,
};
