import { billingLabels, taxNumberTexts } from '@yiqiao/contract/wording/zh-hant-billing';
import type { BillingTexts } from '../../en/order/billing.ts';

/** To whom the invoice is made out. */
export const billing: BillingTexts = {
  labels: billingLabels,
  taxNumber: taxNumberTexts,
  title: '開立發票資料',
  none: '尚未填寫',
  enter: '填寫',
  change: '修改',
  order: '依稅務平台的填寫順序。按Enter複製並移到下一項。',
  givenBy: (who, moment) => `${who}於${moment}填寫。`,
  copy: '複製',
  copyLine: (name) => `複製${name}`,
  copied: '已複製',
  copiedLine: (name) => `已複製${name}`,
  copyAll: '全部複製',
  byHand: '未能複製：這個瀏覽器不允許寫入剪貼簿。',
  sum: '金額',
  remark: '備註',
  remarkText: (reference, purchaseOrder) =>
    purchaseOrder === undefined ? reference : `${reference}，採購單號${purchaseOrder}`,
  colon: '：',
  pasteHint: '把帶標籤的整段文字貼到「抬頭」，各欄自動填好。',
  save: '儲存',
};
