import { wording } from '@yiqiao/contract/wording/zh-hant-orders';
import type { TalkTexts } from '../../en/request/talk.ts';

export const talk: TalkTexts = {
  heading: '往來留言',
  you: '您',
  ask: '提問或補充說明',
  message: '您的留言',
  placeholder: '例如：需保留的術語、人名的寫法、交件時間的調整',
  send: '送出',
  answer: '您的答覆',
  sendAnswer: '送出答覆',
  answerHint: '不確定也請告知。',
  here: (hasMail) => (hasMail ? '我們會在本頁與電子郵件中回覆。' : '我們會在本頁回覆。'),
  done: {
    add: '檔案已送達。',
    'take-back': '已依您的意思更改。',
    send: '您的留言已送達。',
    accept: '您已接受報價。',
    decline: '您已謝絕報價。',
    amend: '您已接受新版。',
    keep: '您已謝絕新版，已接受的版本仍然有效。',
    confirm: '您已確認驗收。',
    revise: '您已要求修改。',
    wish: '您的要求已送達，會由專人辦理。',
    bill: '開立發票資料已儲存。',
  },
  lost: '連線中斷。您填寫的內容還在，請再按一次。',
  refused: (code) =>
    code === 'not-found'
      ? '此連結已失效，內容沒有送出。您填的內容還在。請取得新連結：'
      : wording.problem(code, 500),
};
