import type { ExchangeTexts } from '../../en/order/exchange.ts';

export const exchange: ExchangeTexts = {
  link: {
    copy: '複製連結',
    copied: '已複製',
    copyByHand: '請複製這個網址：',
    renew: '換新連結',
    renewQuestion: '停用客戶的連結？',
    renewText: '客戶的頁面會換到新網址。舊網址從此失效，客戶手上的也一樣，請把新網址傳給客戶。',
    renewNow: '產生新連結',
    making: '產生中……',
    keep: '保留連結',
    newOne: '客戶頁面的新網址：',
    offline: '您已離線。連結要由伺服器提供。',
    failed: {
      unanswered: '伺服器沒有回應，恢復連線後請再試。',
      refused: '沒有可用的連結。',
    },
  },
  talk: {
    withClient: '與客戶',
    onlyUs: '僅內部',
    office: '我方',
    question: '提問',
    write: '寫給客戶',
    writeNote: '內部備註',
    send: '傳送',
    sendMessage: '傳送給客戶',
    sendAnswer: '傳送答覆',
    keep: '儲存',
    keepNote: '儲存備註',
    note: '備註',
    earlier: (count) => `更早的${count}則`,
    enterSends: (key) => `${key} Enter傳送`,
    onDevice: (moment) => `${moment}，這部裝置`,
  },
  what: {
    offer: (total) => `報價${total}`,
    writtenAt: (moment) => `，${moment}撰寫。`,
    said: (text) => `「${text}」`,
  },
  asides: {
    sendMessage: { name: '給客戶的留言', done: '留言已傳送' },
    keepNote: { name: '備註', done: '備註已儲存' },
    correctContact: { name: '姓名或電子郵件', done: '姓名或電子郵件已更正' },
    enterBilling: { name: '開立發票資料', done: '開立發票資料已儲存' },
    recordPayment: { name: '收款', done: '收款已登記' },
    reversePayment: { name: '沖銷', done: '已沖銷' },
  },
  settlement: {
    message: { name: '不需答覆', done: '已標為不需答覆' },
    mail: { name: '已用其他方式送達', done: '已標為用其他方式送達' },
  },
  sent: {
    offer: (version) => `第${version}版報價已送出`,
    amendment: (version) => `第${version}版（修改版）已送出`,
  },
};
