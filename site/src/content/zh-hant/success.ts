import type { SuccessTexts } from '../en/success.ts';
import { formats } from './formats.ts';
import { counting } from './quote/counting.ts';
import { parts } from './quote/parts.ts';
import { reasons } from './quote/reasons.ts';

export const success: SuccessTexts = {
  formats,
  counting,
  reasons,
  parts,
  title: { start: '', end: '收到了', stop: '。' },
  submitted: '詢價已送出。|我們會在24小時內回覆|（週末與假日照常）。',
  next: {
    before: '接下來，我們會讀過文件，把價格與交件日期寄到',
    after: '。在您決定之前，無須付款。',
  },
  wrong: {
    before: '電子郵件寫錯了？請',
    link: '來信告知',
    after: '，並註明詢價編號。',
    subject: (reference) => `更正電子郵件${reference === '' ? '' : `：${reference}`}`,
  },
  receipt: {
    reference: '詢價編號',
    received: '已收到',
    size: (megabytes) => `${megabytes} MB`,
    replyTo: '回覆至',
    replyBy: '最晚回覆',
    yourTime: (moment) => `${moment}，您的當地時間`,
    beingCounted: '計算字數中',
    counting: '我們正在計算文件的字數，字數會寫在回覆裡。',
    counted: '已計算字數',
    countedHere: '已在瀏覽器中計算',
    checking: '我們正在覆核這個字數。',
    countedInToo: (list) => `含${list}。`,
  },
};
