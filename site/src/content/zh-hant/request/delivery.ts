import type { DeliveryTexts } from '../../en/request/delivery.ts';

export const delivery: DeliveryTexts = {
  heading: '您的譯文',
  several: (deliveries, files) => `${deliveries}次交件，共${files}個檔案`,
  newestFirst: (current) =>
    current === null
      ? '最新的在前，合起來即為您的譯文。'
      : `最新的在前。現行檔案${current}個，已取代的仍保留在本頁。`,
  numbered: (number) => `第${number}次交件`,
  gap: '，',
  replacedBy: (number) => `已由第${number}次交件取代`,
  download: '下載',
  inApp: '如果無法下載，請點右上角選單，在瀏覽器中開啟本頁。',
  sha256: 'SHA-256',
  confirm: {
    heading: '譯文是否無誤？',
    text: '確認驗收後，訂單即告完成，我們會在24小時內從伺服器刪除原文與譯文。請先保存好您的檔案。',
    button: '確認驗收',
  },
  revision: {
    ask: '要求修改',
    label: '需要修改什麼？',
    send: '送出修改意見',
    hint: '我們會繼續修改，上面的檔案仍保留在本頁。',
  },
  until: {
    before: '若您未回覆，訂單將於',
    after: (whose) => `（${whose}）視為完成，在此之前修改免費。`,
  },
  asked: {
    heading: '正在依您的意見修改',
    said: (moment, answerBy) =>
      answerBy === null
        ? `您於${moment}提出。新的譯文會放在本頁。`
        : `您於${moment}提出。我們最晚${answerBy}回覆，並告知交件時間。`,
    on: (moment) => `您於${moment}要求修改`,
  },
  deliveredOn: (number, moment) => `第${number}次交件，${moment}`,
};
