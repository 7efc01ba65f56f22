import { billingLabels, taxNumberTexts } from '@yiqiao/contract/wording/zh-hant-billing';
import type { BillingTexts } from '../../en/request/billing.ts';

export const billing: BillingTexts = {
  heading: '開立發票資料',
  lead: '我們依這些資料開立發票，不作他用。',
  labels: billingLabels,
  give: '填寫開立發票資料',
  change: '修改開立發票資料',
  givenBy: (isClient, moment) => (isClient ? `您於${moment}填寫。` : `我們於${moment}代您填寫。`),
  optional: '選填',
  paste: {
    label: '貼上整段',
    hint: '選填，只在本機拆分',
    split: (count) => `已分到下面${count}欄，請過目。`,
    none: '沒有找到「統一編號：」這樣的標籤，請在下面逐欄填寫。',
  },
  purchaseOrderHint: '會寫進發票備註',
  /** On paper. */
  orderLine: (text) => `採購單號${text}`,
  taxNumber: {
    ...taxNumberTexts,
    counted: (count, all) => `${count}／${all}位`,
  },
  save: '儲存',
};
