import type { InvoiceTexts } from '../../en/request/invoices.ts';

export const invoices: InvoiceTexts = {
  kinds: { invoice: '帳單（Invoice）', bill: '帳單', fapiao: '發票' },
  stays: (day) =>
    `檔案在專案完成後24小時內刪除，這裡的發票或帳單不會隨之刪除，頁面失效前都可下載${day === null ? '' : `；我們依法律要求留存至${day}`}。`,
  issued: '已經開立，若有誤請留言告訴我們。',
};
