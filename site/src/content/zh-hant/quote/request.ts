import type { QuoteTexts } from '../../en/quote/quote.ts';
import { deadline } from './deadline.ts';

export const request: QuoteTexts['request'] = {
  heading: '填寫需求',
  labels: {
    customerName: '姓名',
    customerEmail: '電子郵件',
    translationDirection: '需要的服務',
    deadlineDate: deadline.date,
    deadlineTime: deadline.time,
  },
  otherDirection: {
    question: (language, direction) =>
      `這份文件是${language === 'Chinese' ? '中文' : '英文'}的，您要的是「${direction}」嗎？`,
    switchTo: (direction) => `改為${direction}`,
  },
  promise: '24小時內回覆，週末與假日照常。',
  assurances: {
    reading: '檔案只在您的瀏覽器中讀取。按下按鈕之前，內容不會離開這部裝置。',
    agreement: { before: '從第一個位元組起，就受', link: (name) => `《${name}》`, after: '保護。' },
    deletion: '專案完成後24小時內刪除。',
  },
};
