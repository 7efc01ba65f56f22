import { isProblemCode, type ProblemCode } from '@yiqiao/contract/problem/problem';
import { wording } from '@yiqiao/contract/wording/zh-hant-orders';
import type { AnswerTexts } from '../en/answers.ts';

/** Said in other words than on the desk. */
const ownRefusals: Readonly<Partial<Record<ProblemCode, string>>> = {
  'bad-request': '伺服器無法處理這個要求。',
  'not-found': '伺服器上已沒有這筆詢價或檔案。',
  'too-many-requests': '嘗試得太頻繁，請稍後再試。',
};

export const answers: AnswerTexts = {
  refusal: (problem) => {
    const code = problem?.code;
    if (!isProblemCode(code)) return null;
    return ownRefusals[code] ?? wording.problem(code, 0);
  },
  httpStatus: (status) => `狀態碼${status}`,
  otherVersion: '伺服器的版本不同，請重新載入管理後台',
  success: '已更新',
  error: '發生錯誤',
  sealLost: '上次登入結束前未傳送的內容已無法開啟，現已刪除。',
  updated: '詢價狀態已更新',
  sent: (changes) => `已傳送${changes}項變更`,
  changedMeanwhile: '這段期間有其他變更',
  chooseStatus: (customerName, status) =>
    `${customerName}在伺服器上已是「${status}」。請選擇保留哪個狀態。`,
  updateFailed: '無法更新狀態',
  keptHere: (reason) => `${endSentence(reason)}變更保留在這裡，尚未傳送。`,
  sendAgain: '把變更再次傳送到伺服器',
  setBack: (status) => `把狀態改回「${status}」`,
  waiting: '待傳送',
  sentOnline: '變更已儲存在這部裝置上，恢復連線後傳送。',
  logoutFailed: '無法通知伺服器登出',
  offline: '您已離線',
  fileOnServer: '檔案在伺服器上，恢復連線後即可下載。',
  documentDeleted: '檔案已刪除',
  deletion: {
    unanswered: '伺服器沒有回應，檔案可能已經刪除。恢復連線後請重新整理查看。',
    refused: '無法刪除檔案。',
    conflict: '這筆詢價在這段期間有其他變更。請再看一遍，然後刪除檔案。',
  },
  count: {
    unanswered: '伺服器沒有回應，恢復連線後請再試。',
    refused: '無法重新計算字數。',
  },
  analysis: {
    unanswered: '連線中斷，恢復連線後請重新分析。',
    refused: '無法分析這份文件。',
  },
};

function endSentence(text: string): string {
  return /[.!?。！？]$/.test(text) ? text : `${text}。`;
}
