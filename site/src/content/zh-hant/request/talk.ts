import { wording } from '@yiqiao/contract/wording/zh-hant';
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
  here: (hasMail) => (hasMail ? '由專人在本頁與電子郵件中回覆。' : '由專人在本頁回覆。'),
  sending: '送出中……',
  sent: '您的留言已送達。',
  accepted: '您已接受報價。',
  declined: '您已謝絕報價。',
  lost: '連線中斷。您填寫的內容還在，請再按一次。',
  refused: (code) => wording.problem(code, 500),
};
