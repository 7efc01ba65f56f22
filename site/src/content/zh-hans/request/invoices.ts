import type { InvoiceTexts } from '../../en/request/invoices.ts';

export const invoices: InvoiceTexts = {
  kinds: { invoice: '账单（Invoice）', bill: '账单', fapiao: '发票' },
  stays: (day) =>
    `文件在项目完成后24小时内删除，这里的发票或账单不随之删除，页面失效前都可下载${day === null ? '' : `；我们按法律要求留存至${day}`}。`,
  issued: '已经开具，如有误请留言告诉我们。',
};
