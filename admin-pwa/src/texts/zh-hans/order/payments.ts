import type { PaymentTexts } from '../../en/order/payments.ts';

const methods: Readonly<Record<string, string>> = {
  card: '银行卡',
  alipay: '支付宝',
  wechat_pay: '微信支付',
};

const states: Readonly<Record<string, string>> = {
  open: '已发起，未付款',
  paid: '已付款',
  failed: '未付款：支付失败',
  refunded: '已全额退款',
  'partly-refunded': '已部分退款',
  disputed: '客户的银行提出争议',
  unclear: '待核对：请查看支付服务商的页面',
};

export const payments: PaymentTexts = {
  title: '付款',
  state: (state) => states[state] ?? state,
  underWay: '处理中：客户已完成操作',
  method: (method) => methods[method] ?? method,
  by: (state, method) => `${state}（${method}）`,
  ofQuote: (version) => `第${version}版报价`,
  refunded: (amount) => `已退${amount}`,
  received: (amount) => `实收${amount}`,
  reference: (id) => `支付服务商编号${id}`,
  paid: (moment) => `${moment}付款`,
};
