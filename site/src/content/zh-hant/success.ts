import type { SuccessTexts } from '../en/success.ts';
import { formats } from './formats.ts';
import { parts } from './quote/parts.ts';
import { counting } from './quote/words/counting.ts';
import { reasons } from './quote/words/reasons.ts';

export const success: SuccessTexts = {
  formats,
  counting,
  reasons,
  parts,
  title: { start: '', end: '謝謝您', stop: '。' },
  submitted: '詢價已送出。|我們會在24小時內回覆|（週末與假日照常）。',
  next: {
    read: '由專人閱讀文件，訂出固定價格。',
    quote: { before: '最晚', after: '，報價會出現在您的專屬頁面。' },
    decide: '您可以接受、提問或謝絕。接受之前，不會產生任何費用。',
  },
  page: {
    heading: '您的專屬頁面',
    copy: '複製',
    copied: '已複製',
    notCopied: '未能複製：已選取連結，請自行複製。',
    note: '請保存此連結：只在這裡顯示。持有此連結即可檢視您的詢價，請妥善保管。',
    mailed: '此連結也會寄到您的電子郵件信箱。持有此連結即可檢視您的詢價，請妥善保管。',
    open: '開啟專屬頁面',
  },
  another: '再送一份文件',
  wrong: {
    before: '電子郵件寫錯了？請',
    link: '來信告知',
    after: '，並註明編號。',
    subject: (reference) => `更正電子郵件${reference === '' ? '' : `：${reference}`}`,
  },
  receipt: {
    reference: '編號',
    received: '已收到',
    email: '您的電子郵件',
    replyBy: '最晚回覆',
    yourTime: (moment) => `${moment}，您的當地時間`,
    beingCounted: '計算字數中',
    counting: '我們正在計算文件的字數，字數會寫在回覆裡。',
    counted: '已計算字數',
    countedHere: '已在瀏覽器中計算',
    checking: '我們正在覆核這個字數。',
    countedInToo: (list) => `含${list}。`,
    estimate: '預估',
    honoured: (moment) => `依您看到的價格計算。價格已於${moment}調整，您的不變。`,
    outdated: (shown) => `您看到${shown}之後，我們的價格已經調整。這是依現行價格計算的金額。`,
  },
};
