import type { DeliveryTexts } from '../../en/request/delivery.ts';

export const delivery: DeliveryTexts = {
  heading: '您的譯文',
  numbered: (number) => `您的譯文（第${number}次交件）`,
  download: '下載',
  inApp: '如果無法下載，請點右上角選單，在瀏覽器中開啟本頁。',
  sha256: 'SHA-256',
  confirm: {
    heading: '譯文是否合意？',
    text: '確認驗收後，專案即告完成，我們會在24小時內從伺服器刪除原文與譯文。請先保存好您的檔案。',
    button: '確認驗收',
  },
  revision: {
    ask: '要求修改',
    label: '需要修改什麼？',
    send: '送出修改意見',
    hint: '我們會繼續修改，上面的檔案仍保留在本頁。',
  },
  until: {
    before: '若您沒有回覆，專案完成時間為',
    after: (whose) => `，${whose}。在此之前修改免費。`,
  },
  asked: {
    statement: (moment) => `您已於${moment}要求修改。`,
    next: '我們正在修改，新的譯文會放在本頁。',
    on: (moment) => `您於${moment}要求修改`,
  },
  earlier: '先前交件',
  deliveredOn: (number, moment) => `第${number}次交件，${moment}`,
};
