const methods: Readonly<Record<string, string>> = {
  card: 'by card',
  alipay: 'by Alipay',
  wechat_pay: 'by WeChat Pay',
};

const states: Readonly<Record<string, string>> = {
  open: 'begun, not paid',
  paid: 'paid',
  failed: 'not paid: the payment failed',
  refunded: 'refunded',
  'partly-refunded': 'partly refunded',
  disputed: 'disputed by the client’s bank',
  unclear: 'unclear: look at the provider’s page',
};

/** What was paid for an order. */
export const payments = {
  title: 'Payment',
  state: (state: string): string => states[state] ?? state,
  underWay: 'under way: the client has done everything',
  method: (method: string): string => methods[method] ?? `by ${method}`,
  by: (state: string, method: string): string => `${state} ${method}`,
  ofQuote: (version: number): string => `for quote ${version}`,
  refunded: (amount: string): string => `${amount} went back`,
  received: (amount: string): string => `${amount} came instead`,
  reference: (id: string): string => `Provider’s number ${id}`,
  /** Beside the moment of the acceptance. */
  paid: (moment: string): string => `paid ${moment}`,
};

export type PaymentTexts = typeof payments;
