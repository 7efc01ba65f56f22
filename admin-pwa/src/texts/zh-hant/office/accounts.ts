import type { AccountsTexts } from '../../en/office/accounts.ts';

export const accounts: AccountsTexts = {
  lead: '客戶接受報價後，依報價的幣別顯示。未結清的報價仍用發出時的帳戶。',
  quotesBeginWith: '新報價預設幣別',
  beginWith: (currency) => `新報價預設用${currency}`,
  doneWhy: '此後發出的報價都照此辦理。',
  currencies: { USD: '美元', CNY: '人民幣' },
  accountIn: { USD: '美元帳戶', CNY: '人民幣帳戶' },
  facts: {
    name: '戶名',
    number: '帳號或IBAN',
    bank: '開戶銀行與分行',
    code: '聯行號或BIC',
  },
  noAccount: '無帳戶',
  otherWays: '其他付款方式',
  otherWaysHint: '請自行填寫，例如支付寶帳號。{reference}會換成委託編號。',
  faults: {
    missing: '帳戶須有戶名、帳號和開戶銀行。',
    number: '請核對帳號：檢查碼不符。最多200個字元。',
    text: '最多200個字元，其他付款方式最多1000個字元。',
  },
  accountAt: (digits, bank) => `${bank}末四碼${digits}`,
  deed: {
    moved: (currency, from, to) => `${currency}帳戶由${from}改為${to}，此後客戶付款到新帳戶。`,
    first: (currency, to) => `${currency}帳戶設為${to}，此後客戶付款到該帳戶。`,
    gone: (currency, from) => `刪除${currency}帳戶（${from}），此後客戶看不到該帳戶。`,
    other: '更改客戶看到的付款說明。',
    takeBack: '撤回一處收款帳戶的更改。',
  },
};
