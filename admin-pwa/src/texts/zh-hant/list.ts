import type { ListTexts } from '../en/list.ts';

export const list: ListTexts = {
  pane: '列表',
  heading: '詢價列表',
  loading: '載入中……',
  loadingQuotes: '正在載入詢價……',
  loadingWords: '–字',
  nothingMatches: '沒有符合的詢價。請變更搜尋內容或篩選條件。',
  notLoaded: (reason) => `無法載入詢價。${reason}`,
  noAnswer: '伺服器沒有回應。',
  tryAgain: '重試',
  empty: '還沒有詢價。',
  emptyHint: '網站上的下一筆詢價會出現在這裡，字數也已算好。',
  submissions: (_count, figure) => `${figure}筆詢價`,
  found: (found, all) => `${all}中的${found}筆`,
  summary: (count, order) => `${count}，${order}`,
  download: '下載',
  queued: {
    sending: '傳送中',
    notSent: '未傳送',
    chooseOne: '待選擇',
    refused: '未接受',
    both: (own, server) => `您選：${own}。伺服器：${server}`,
    anotherStatus: '其他狀態',
    wasRefused: (status, reason) => `伺服器沒有接受「${status}」${reason ? `：${reason}` : ''}`,
    wanted: (status, tag) => `${status}，${tag}`,
  },
};
