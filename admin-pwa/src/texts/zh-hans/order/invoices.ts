import type { InvoiceTexts } from '../../en/order/invoices.ts';

export const invoices: InvoiceTexts = {
  title: '发票',
  kinds: { invoice: '账单（Invoice）', bill: '账单', fapiao: '发票' },
  which: '上传的是',
  outlives: '文件删除后仍保留',
  keptUntil: (day) => `留存至${day}，文件不在此列`,
  drop: '把发票拖到这里，或',
  choose: '选择文件',
  formats: '。须为贵司系统开具的PDF、OFD或XML，不超过20 MB。',
  since: (moment) => `${moment}起客户可见`,
  takenBack: (moment) => `${moment}撤回`,
  takeBack: '撤回',
  shown: '客户现在可以看到发票',
  offline: '目前离线，发票须直接传到服务器。',
};
