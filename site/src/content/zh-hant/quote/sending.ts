import { wording } from '@yiqiao/contract/wording/zh-hant';
import type { QuoteTexts } from '../../en/quote/quote.ts';

const numerals = ['零', '一', '兩', '三', '四', '五'];

export const sending: QuoteTexts['sending'] = {
  send: '送出詢價',
  chooseFirst: '先選擇檔案',
  busy: '送出中……',
  failure: {
    lost: '連線中斷。',
    gone: '檔案在您的裝置上有變動。',
    refused: ({ code, status }) => wording.problem(code, status),
    sendAgain: '檔案與填寫的內容都還在。再次送出，不會重複詢價。',
    chooseAgain: '請移除檔案，重新選擇，再按送出。',
    stillHere: '檔案與填寫的內容都還在。',
    again: '再次送出',
    waits: (seconds) => `${seconds}秒後自動再次送出。`,
    sendNow: '立即送出',
    stopWaiting: '不自動送出',
  },
  toasts: {
    error: '沒能送出',
    noFile: '請先選擇檔案',
    failed: '您填的都還在，請再試一次',
    missingTitle: (count) => `還有${numerals[count] ?? count}項沒填`,
    missingText: (fields) => `${fields.join('、')}。`,
    received: '詢價已送出',
    receivedText: (reference) =>
      `我們會在24小時內回覆。${reference === null ? '' : `編號：${reference}`}`,
    linkKept: '專屬頁面的連結在「索取報價」頁。',
    seeReceived: '查看我們收到的內容',
  },
};
