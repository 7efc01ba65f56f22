import type { FailedMailTexts } from '../../en/order/failed-mail.ts';

export const failedMail: FailedMailTexts = {
  title: '有一封郵件沒有送達客戶',
  titles: {
    received: '客戶還沒有收到詢價確認',
    quote: '報價沒有送達客戶',
    expired: '客戶還沒有收到報價過期的通知',
    question: '您的留言沒有送達客戶',
    accepted: '客戶還沒有收到接受報價的確認',
    delivered: '客戶還沒有收到交件通知',
    completed: '客戶還沒有收到檔案已刪除的通知',
    links: '連結沒有送達客戶',
    cancelled: '客戶還沒有收到取消通知',
    payment: '客戶還沒有收到收款通知',
    invoice: '客戶還沒有收到發票通知',
    declined: '客戶還沒有收到拒絕接單的通知',
    'paid-back': '客戶還沒有收到退款通知',
    'new-link': '新連結沒有送達客戶',
    'new-address': '寄往更正後信箱的郵件沒有送達',
  },
  why: {
    'no-mailbox': (address) => `沒有${address}這個信箱，不再重寄。`,
    'no-domain': (address) => `${address}的網域不存在，不再重寄。`,
    full: (address) => `${address}的信箱已滿，不再重寄。`,
    blocked: (address) => `${address}的郵件伺服器拒收我方郵件，不再重寄。`,
    refused: (address) => `寄往${address}的郵件遭拒收，不再重寄。`,
    'given-up': (address) => `寄往${address}的郵件試寄了兩天，沒有成功。`,
    waiting: (address) => `寄往${address}的郵件還在重試。`,
  },
  said: (reason, moment) => `郵件伺服器${moment}答覆：「${reason}」`,
  onPage: '客戶的頁面照常顯示全部內容，請用其他方式把連結傳給客戶。',
};
