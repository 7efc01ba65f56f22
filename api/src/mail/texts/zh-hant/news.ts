import type { InvoiceKind } from '@yiqiao/contract/record/invoice';
import type { Letter, NewsTexts } from '../mail-texts.ts';
import type { PaymentFacts } from '../order-facts.ts';

function leftOf({ open, isPaidInFull }: PaymentFacts): string {
  if (isPaidInFull) return '，已付清';
  return open === undefined ? '' : `，未付${open}`;
}

function openRow({ open, isPaidInFull }: PaymentFacts): Letter['rows'] {
  if (isPaidInFull) return [['未付金額', '無，已付清']];
  return open === undefined ? [] : [['未付金額', open]];
}

/** What an attached file is called. */
const kinds: Readonly<Record<InvoiceKind, string>> = {
  invoice: '帳單（Invoice）',
  bill: '帳單',
  fapiao: '發票',
};

/** Mails about what the office has done to an order. */
export const news: NewsTexts = {
  cancelled: ({ reference, at }) => ({
    subject: `訂單已取消（${reference}）`,
    title: '已取消',
    lead: '本訂單已取消，我們不再繼續處理。',
    rows: [
      ['編號', reference],
      ['取消時間', at.long],
    ],
    action: '開啟專屬頁面',
    notes: ['如需恢復，或認為取消有誤，請在專屬頁面留言給我們。'],
  }),
  payment: (facts) => {
    const { reference, amount, isTransfer, when, agreed } = facts;
    return {
      subject: `已收到付款：${amount}${leftOf(facts)}（${reference}）`,
      title: amount,
      lead: `您${when}的${isTransfer ? '銀行轉帳' : '付款'}已經入帳。`,
      rows: [['編號', reference], ['約定金額', agreed], ...openRow(facts)],
      action: '開啟專屬頁面',
      notes: ['每一筆付款都列在專屬頁面上。'],
    };
  },
  invoice: ({ reference, kind }) => ({
    subject: `${kinds[kind]}已開立（${reference}）`,
    title: kinds[kind],
    lead: `您的${kinds[kind]}已在專屬頁面上，可以下載。`,
    rows: [['編號', reference]],
    action: '開啟專屬頁面',
    notes: ['檔案刪除後，仍可下載到頁面失效為止。'],
  }),
  declined: ({ reference, amount, at }) => ({
    subject: `無法承接：${reference}，${amount}原路退回`,
    title: '無法承接',
    lead: '很抱歉，我們無法承接這份訂單。您的付款將原路全額退回。',
    rows: [
      ['編號', reference],
      ['退款金額', amount],
      ['回覆時間', at.long],
    ],
    action: '開啟專屬頁面',
    notes: ['若寫有原因，可在專屬頁面查看。您無須支付任何費用。'],
  }),
  'paid-back': ({ reference, amount, isDeclined }) => ({
    subject: `已退款：${amount}（${reference}）`,
    title: amount,
    lead: isDeclined
      ? '您的付款已原路退回。'
      : '款項入帳時，這份報價已經失效。您的付款已原路退回。',
    rows: [
      ['編號', reference],
      ['已退款', amount],
    ],
    action: '開啟專屬頁面',
    notes: ['銀行可能需要幾天才會顯示。'],
  }),
  'new-link': ({ reference }) => ({
    subject: `訂單連結已更換（${reference}）`,
    title: '新連結',
    lead: '專屬頁面的連結已更換，原連結不再有效。',
    rows: [['編號', reference]],
    action: '開啟專屬頁面',
    notes: ['訂單的其他內容沒有變動。'],
  }),
  'new-address': ({ reference }) => ({
    subject: `電子郵件地址已更正（${reference}）`,
    title: '信箱已更正',
    lead: '我們更正了您的電子郵件地址，今後與本訂單有關的郵件都會寄到這裡。',
    rows: [['編號', reference]],
    action: '開啟專屬頁面',
    notes: ['如果您不清楚這筆訂單，請告訴我們，我們會更正。'],
  }),
};
