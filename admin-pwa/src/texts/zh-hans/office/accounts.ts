import type { AccountsTexts } from '../../en/office/accounts.ts';

export const accounts: AccountsTexts = {
  lead: '客户接受报价后，按报价的币种显示。未结清的报价仍用发出时的账户。',
  quotesBeginWith: '新报价默认币种',
  beginWith: (currency) => `新报价默认用${currency}`,
  doneWhy: '此后发出的报价都照此办理。',
  currencies: { USD: '美元', CNY: '人民币' },
  accountIn: { USD: '美元账户', CNY: '人民币账户' },
  facts: {
    name: '户名',
    number: '账号或IBAN',
    bank: '开户行',
    code: '联行号或BIC',
  },
  noAccount: '无账户',
  otherWays: '其他付款方式',
  otherWaysHint: '请自行填写，例如支付宝账号。{reference}会换成委托编号。',
  faults: {
    missing: '账户须有户名、账号和开户行。',
    number: '请核对账号：校验位不符。最多200个字符。',
    text: '最多200个字符，其他付款方式最多1000个字符。',
  },
  accountAt: (digits, bank) => `${bank}尾号${digits}`,
  deed: {
    moved: (currency, from, to) => `${currency}账户由${from}改为${to}，此后客户付款到新账户。`,
    first: (currency, to) => `${currency}账户设为${to}，此后客户付款到该账户。`,
    gone: (currency, from) => `删除${currency}账户（${from}），此后客户看不到该账户。`,
    other: '更改客户看到的付款说明。',
    takeBack: '撤回一处收款账户的更改。',
  },
};
