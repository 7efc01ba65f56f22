import type { InvoiceTexts } from '../../en/order/invoices.ts';

export const invoices: InvoiceTexts = {
  title: '發票',
  kinds: { invoice: '帳單（Invoice）', bill: '帳單', fapiao: '發票' },
  which: '上傳的是',
  outlives: '檔案刪除後仍保留',
  keptUntil: (day) => `留存至${day}，檔案不在此列`,
  drop: '把發票拖到這裡，或',
  choose: '選擇檔案',
  formats: '。須為貴公司系統開立的PDF、OFD或XML，不超過20 MB。',
  since: (moment) => `${moment}起客戶可見`,
  takenBack: (moment) => `${moment}撤回`,
  takeBack: '撤回',
  shown: '客戶現在可以看到發票',
  offline: '目前離線，發票須直接傳到伺服器。',
};
