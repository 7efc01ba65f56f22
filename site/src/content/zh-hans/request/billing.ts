import { billingLabels, taxNumberTexts } from '@yiqiao/contract/wording/zh-hans-billing';
import type { BillingTexts } from '../../en/request/billing.ts';

export const billing: BillingTexts = {
  heading: '开票信息',
  lead: '我们按这些信息开具发票，不作他用。',
  labels: billingLabels,
  give: '填写开票信息',
  change: '修改开票信息',
  givenBy: (isClient, moment) => (isClient ? `您于${moment}填写。` : `我们于${moment}代您填写。`),
  optional: '选填',
  paste: {
    label: '粘贴整段',
    hint: '选填，只在本机拆分',
    split: (count) => `已分到下面${count}栏，请过目。`,
    none: '没有找到“税号：”这样的标签，请在下面逐栏填写。',
  },
  purchaseOrderHint: '会写进发票备注',
  /** On paper. */
  orderLine: (text) => `采购订单${text}`,
  taxNumber: {
    ...taxNumberTexts,
    counted: (count, all) => `${count}／${all}位`,
  },
  save: '保存',
};
