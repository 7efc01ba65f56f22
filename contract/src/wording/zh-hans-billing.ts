import type { BillingFieldName } from '../record/billing.ts';
import type { TaxNumberTexts } from './en-billing.ts';

/** Of an invoice's addressee, as its fields are labelled. */
export const billingLabels: Readonly<Record<BillingFieldName, string>> = {
  title: '抬头',
  taxNumber: '税号',
  address: '地址',
  telephone: '电话',
  bank: '开户银行',
  account: '银行账号',
  purchaseOrder: '采购订单号',
  email: '收票邮箱',
};

/** What the check of a tax number says. */
export const taxNumberTexts: TaxNumberTexts = {
  fits: '校验码相符',
  misfit: '校验码不符，请对照营业执照核对。仍可照原样保存。',
  misfitTaiwan: '不是台湾的统一编号。其他地区的号码可照原样保存。',
  wrongLetter: (letter, position) => `第${position}位是字母${letter}，这类代码里不会有这个字母。`,
  use: (code) => `改为${code}`,
};
