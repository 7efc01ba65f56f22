import type { PageTexts } from '../page-texts.ts';

export const page: PageTexts = {
  title: '您的個人資料',
  lead: (company, moment) => `這裡是${company}截至${moment}所存的與您有關的全部內容。`,
  forPrograms: 'person.json內容相同、細節完整，供程式讀取。',
  contact: '聯絡我們',
  request: '詢價',
  fields: {
    name: '姓名',
    email: '電子郵件',
    contact: '電話、微信',
    sent: '送出時間',
    service: '服務',
    serviceType: '服務類型',
    timeline: '交件時間',
    deadline: '截止時間',
    timeZone: '時區',
    status: '狀態',
    words: '字數',
    estimate: '估價',
  },
  statuses: {
    pending: '待處理',
    'in-progress': '進行中',
    completed: '已完成',
    cancelled: '已取消',
  },
  files: {
    title: '檔案',
    none: '沒有留存的檔案。',
    deleted: (name, moment) => `${name}：已於${moment}刪除`,
    missing: (name) => `${name}：無法讀取`,
  },
  offers: {
    title: '報價',
    describe: (version, total, words, deliverBy) =>
      `第${version}版：${total}，${words}字，${deliverBy}前交件`,
    accepted: (version, name, moment) => `${name}於${moment}接受第${version}版`,
    declined: (version, moment) => `第${version}版已於${moment}婉謝`,
    notTaken: (moment, reason) =>
      `我們於${moment}答覆無法承接${reason === '' ? '' : `：${reason}`}`,
  },
  messages: { title: '留言', client: '您', office: '我們' },
  notes: '我們的內部備註',
  mails: { title: '郵件', describe: (address, moment) => `寄往${address}，${moment}` },
  payments: '付款',
  recordedPayments: {
    title: '我們登記的收款',
    reversals: { mistake: '登記有誤，已沖銷', refund: '已退款' },
  },
  billing: '開立發票資料',
  wishes: { title: '您對個人資料提出的請求', export: '索取副本', erase: '刪除全部個人資料' },
  colon: '：',
};
