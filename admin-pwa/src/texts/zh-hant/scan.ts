import type { ScanTexts } from '../en/scan.ts';

export const scan: ScanTexts = {
  title: '掃描檔',
  offline: '您已離線。辨識掃描檔需要連線。',
  about: '由這部伺服器辨識圖片頁中的文字，用於預估。',
  pagesDone: '已完成的頁',
  cancelled: '已取消。',
  notOpened: '無法開啟檔案辨識。',
  noneRead: '沒有一頁能辨識。',
  waiting: '正在排隊。',
  looking: '正在尋找圖片頁……',
  reading: (done, all) => `辨識中：共${all}頁，已完成${done}頁。`,
  cancel: '取消',
  read: '辨識掃描檔',
  readAgain: '重新辨識',
  goOn: '繼續',
  readAll: '辨識全部頁',
  language: '文字語言',
  found: (language) => `自動判斷：${language}`,
  toBeFound: '自動判斷',
  pagesFirst: (pages) => `先辨識${pages}頁`,
  range: (low, high) => `${low}～${high}`,
  words: (range) => `約${range}字`,
  characters: (range) => `中文字（含標點）約${range}個`,
  charactersAndWords: (characters, words) =>
    `中文字（含標點）約${characters}個，英文單字約${words}個`,
  pages: (read, all) => `共${all}頁，已辨識${read}頁。`,
  failedPages: (numbers) => `第${numbers.join('、')}頁無法辨識，因此無法預估全文字數。`,
  failed: (_failed, figure) => `有${figure}頁無法辨識，因此無法預估全文字數。`,
  nothingFound: '已辨識的頁面上沒有認出文字。',
  rest: (_left, figure, time) => `其餘${figure}頁約需${time}。`,
  minutes: (minutes) => `${minutes}分鐘`,
  hours: (hours, minutes) => `${hours}小時${minutes}分`,
  sample: (percent) =>
    `依抽樣預估：若辨識誤差不超過${percent}%，全文字數有95%的可能在此範圍內。公式和圖形可能使誤差更大。`,
  whole: (percent) => `預估：每一頁都已辨識，辨識誤差可能達${percent}%。公式和圖形可能使誤差更大。`,
  cost: (serviceType, timeline, cost) =>
    `依${serviceType}、${timeline}計算，約為${cost}。價格不因此改變。`,
  notRead: {
    unanswered: '伺服器沒有回應，恢復連線後請再試。',
    refused: '無法辨識掃描檔。',
  },
  notCancelled: {
    unanswered: '伺服器沒有回應，可能仍在辨識。恢復連線後請再試。',
    refused: '無法取消辨識。',
  },
};
