import { billingLabels, taxNumberTexts } from '@yiqiao/contract/wording/zh-hans-billing';
import type { BillingTexts } from '../../en/order/billing.ts';

/** To whom the invoice is made out. */
export const billing: BillingTexts = {
  labels: billingLabels,
  taxNumber: taxNumberTexts,
  title: '开票信息',
  none: '尚未填写',
  enter: '填写',
  change: '修改',
  order: '按税务平台的填写顺序。按回车复制并移到下一项。',
  givenBy: (who, moment) => `${who}于${moment}填写。`,
  copy: '复制',
  copyLine: (name) => `复制${name}`,
  copied: '已复制',
  copiedLine: (name) => `已复制${name}`,
  copyAll: '全部复制',
  byHand: '未能复制：这个浏览器不允许写入剪贴板。',
  sum: '金额',
  remark: '备注',
  remarkText: (reference, purchaseOrder) =>
    purchaseOrder === undefined ? reference : `${reference}，采购订单${purchaseOrder}`,
  colon: '：',
  pasteHint: '把带标签的整段文字粘贴到“抬头”，各栏自动填好。',
  save: '保存',
};
