import type { KeptTexts } from '../../en/office/kept.ts';

const counts = new Intl.NumberFormat('en-US');

export const kept: KeptTexts = {
  lead: '線畫到哪裡，就保留到哪裡。',
  marks: { day: '1天', month: '1個月', quarter: '3個月', decade: '10年' },
  names: {
    retentionHours: '原始檔案與交付檔案',
    abandonedDays: '長期沒有變動的檔案',
    page: '客戶頁面及其連結',
    invoiceYears: '發票與請款單',
  },
  from: {
    retentionHours: '完成後',
    abandonedDays: '待處理或已取消',
    page: '完成後',
    invoiceYears: '附上當年之後',
  },
  says: {
    retentionHours: '《保密協議》已承諾：可以縮短，不能延長。',
    abandonedDays: '刪除前一週，在卡片上提示。',
    page: '交件紀錄同樣保留到此時；不可設定。',
    invoiceYears: '依法保存；刪除個人資料時予以保留，並如實說明。',
  },
  unkept: 'RETENTION_HOURS=off：檔案不會刪除，與《保密協議》的承諾不符。',
  dueThisWeek: (documents) => `本週有${counts.format(documents)}項到期。`,
  within: (hours) => `${hours}小時內`,
  days: (days) => `${counts.format(days)}天`,
  years: (years) => `${years}年`,
  off: '僅手動刪除',
  brief: {
    hours: (hours) => `${hours}小時`,
    off: '不限',
  },
  changeOf: (name) => `${name}由`,
  change: { space: '改為', end: '。' },
  inHistory: (name) => `保留期限：${name}`,
  stays: (documents) => `本週到期的${counts.format(documents)}項延後刪除。`,
  announced: (submissions) => `${counts.format(submissions)}項的檔案提前刪除，仍先提示一週。`,
  sooner: (submissions) =>
    `${counts.format(submissions)}項已完成者，檔案提前刪除，撤回後也不恢復。`,
  atOnce: (submissions) => `${counts.format(submissions)}項已完成者，檔案立即刪除。`,
  datesStay: '已完成者，日期不變。',
  invoicesStay: '已附上的發票，日期不變。',
  fault: '請選擇其他期限。',
  doneWhy: '今後的檔案與發票都按新的期限，已排定者重新排定。',
};
