import type { InvoiceKind } from '@yiqiao/contract/record/invoice';
import type { Letter, NewsTexts } from '../mail-texts.ts';
import type { PaymentFacts } from '../order-facts.ts';

function leftOf({ open, isPaidInFull }: PaymentFacts): string {
  if (isPaidInFull) return '，已付清';
  return open === undefined ? '' : `，未付${open}`;
}

function openRow({ open, isPaidInFull }: PaymentFacts): Letter['rows'] {
  if (isPaidInFull) return [['未付金额', '无，已付清']];
  return open === undefined ? [] : [['未付金额', open]];
}

/** What an attached file is called. */
const kinds: Readonly<Record<InvoiceKind, string>> = {
  invoice: '账单（Invoice）',
  bill: '账单',
  fapiao: '发票',
};

/** Mails about what the office has done to an order. */
export const news: NewsTexts = {
  cancelled: ({ reference, at }) => ({
    subject: `订单已取消（${reference}）`,
    title: '已取消',
    lead: '本订单已取消，我们不再继续处理。',
    rows: [
      ['编号', reference],
      ['取消时间', at.long],
    ],
    action: '打开专属页面',
    notes: ['如需恢复，或认为取消有误，请在专属页面给我们留言。'],
  }),
  payment: (facts) => {
    const { reference, amount, isTransfer, when, agreed } = facts;
    return {
      subject: `已收到付款：${amount}${leftOf(facts)}（${reference}）`,
      title: amount,
      lead: `您${when}的${isTransfer ? '银行转账' : '付款'}已经到账。`,
      rows: [['编号', reference], ['约定金额', agreed], ...openRow(facts)],
      action: '打开专属页面',
      notes: ['每一笔付款都列在专属页面上。'],
    };
  },
  invoice: ({ reference, kind }) => ({
    subject: `${kinds[kind]}已开（${reference}）`,
    title: kinds[kind],
    lead: `您的${kinds[kind]}已在专属页面上，可以下载。`,
    rows: [['编号', reference]],
    action: '打开专属页面',
    notes: ['文件删除后，仍可下载到页面失效为止。'],
  }),
  declined: ({ reference, amount, at }) => ({
    subject: `未能承接：${reference}，${amount}原路退回`,
    title: '未能承接',
    lead: '很抱歉，我们无法承接这份订单。您的付款将原路全额退回。',
    rows: [
      ['编号', reference],
      ['退款金额', amount],
      ['答复时间', at.long],
    ],
    action: '打开专属页面',
    notes: ['如写有原因，可在专属页面查看。您无须支付任何费用。'],
  }),
  'paid-back': ({ reference, amount, isDeclined }) => ({
    subject: `已退款：${amount}（${reference}）`,
    title: amount,
    lead: isDeclined
      ? '您的付款已原路退回。'
      : '款项到账时，这份报价已经失效。您的付款已原路退回。',
    rows: [
      ['编号', reference],
      ['已退款', amount],
    ],
    action: '打开专属页面',
    notes: ['银行可能需要几天才会显示。'],
  }),
  'new-link': ({ reference }) => ({
    subject: `订单链接已更换（${reference}）`,
    title: '新链接',
    lead: '专属页面的链接已更换，原链接不再有效。',
    rows: [['编号', reference]],
    action: '打开专属页面',
    notes: ['订单的其他内容没有变动。'],
  }),
  'new-address': ({ reference }) => ({
    subject: `邮箱地址已更正（${reference}）`,
    title: '邮箱已更正',
    lead: '我们更正了您的邮箱地址，今后有关本订单的邮件都发到这里。',
    rows: [['编号', reference]],
    action: '打开专属页面',
    notes: ['如果您不了解这个订单，请告诉我们，我们会更正。'],
  }),
};
