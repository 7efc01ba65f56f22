import type { KeptTexts } from '../../en/office/kept.ts';

const counts = new Intl.NumberFormat('en-US');

export const kept: KeptTexts = {
  lead: '线画到哪里，就保留到哪里。',
  marks: { day: '1天', month: '1个月', quarter: '3个月', decade: '10年' },
  names: {
    retentionHours: '源文件和交付文件',
    abandonedDays: '长期没有变动的文件',
    page: '客户页面及其链接',
    invoiceYears: '发票和账单',
  },
  from: {
    retentionHours: '完成后',
    abandonedDays: '待处理或已取消',
    page: '完成后',
    invoiceYears: '附上当年之后',
  },
  says: {
    retentionHours: '《保密协议》已承诺：可以缩短，不能延长。',
    abandonedDays: '删除前一周，在卡片上提示。',
    page: '交付记录同样保留到此时；不可设置。',
    invoiceYears: '依法保存；删除个人数据时予以保留，并如实说明。',
  },
  unkept: 'RETENTION_HOURS=off：文件不会删除，与《保密协议》的承诺不符。',
  dueThisWeek: (documents) => `本周有${counts.format(documents)}项到期。`,
  within: (hours) => `${hours}小时内`,
  days: (days) => `${counts.format(days)}天`,
  years: (years) => `${years}年`,
  off: '仅手动删除',
  brief: {
    hours: (hours) => `${hours}小时`,
    off: '不限',
  },
  changeOf: (name) => `${name}由`,
  change: { space: '改为', end: '。' },
  inHistory: (name) => `保留期限：${name}`,
  stays: (documents) => `本周到期的${counts.format(documents)}项延后删除。`,
  announced: (submissions) => `${counts.format(submissions)}项的文件提前删除，仍先提示一周。`,
  sooner: (submissions) =>
    `${counts.format(submissions)}项已完成的，文件提前删除，撤回后也不恢复。`,
  atOnce: (submissions) => `${counts.format(submissions)}项已完成的，文件立即删除。`,
  datesStay: '已完成的，日期不变。',
  invoicesStay: '已附上的发票，日期不变。',
  fault: '请选择其他期限。',
  doneWhy: '今后的文件和发票都按新的期限，已排定的重新排定。',
};
