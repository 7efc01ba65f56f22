import type { BillingFieldName } from '../record/billing.ts';
import type { TaxNumberTexts } from './en-billing.ts';

/** Of an invoice's addressee, as its fields are labelled. */
export const billingLabels: Readonly<Record<BillingFieldName, string>> = {
  title: '抬頭',
  taxNumber: '統一編號',
  address: '地址',
  telephone: '電話',
  bank: '開戶銀行',
  account: '銀行帳號',
  purchaseOrder: '採購單號',
  email: '收件電子郵件',
};

/** What the check of a tax number says. */
export const taxNumberTexts: TaxNumberTexts = {
  fits: '檢查碼相符',
  misfit: '檢查碼不符，請對照營業執照核對。仍可照原樣儲存。',
  misfitTaiwan: '不符臺灣統一編號的檢查規則。其他地區的號碼可照原樣儲存。',
  wrongLetter: (letter, position) => `第${position}位是字母${letter}，這類代碼裡不會有這個字母。`,
  use: (code) => `改為${code}`,
};
