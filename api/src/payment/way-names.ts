import type { PaymentWay } from '@yiqiao/contract/record/recorded-payment';
import type { Language } from '@yiqiao/contract/text/languages';

/** How money came, in tables and exports. */
export const wayNames: Readonly<Record<Language, Readonly<Record<PaymentWay, string>>>> = {
  en: {
    bank: 'Bank transfer',
    alipay: 'Alipay',
    wechat: 'WeChat Pay',
    cash: 'Cash',
    other: 'Another way',
  },
  'zh-Hans': {
    bank: '银行转账',
    alipay: '支付宝',
    wechat: '微信支付',
    cash: '现金',
    other: '其他方式',
  },
  'zh-Hant': {
    bank: '銀行轉帳',
    alipay: '支付寶',
    wechat: '微信支付',
    cash: '現金',
    other: '其他方式',
  },
};
