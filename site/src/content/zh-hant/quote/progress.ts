import type { ProgressTexts } from '../../en/quote/progress.ts';

export const progress: ProgressTexts = {
  ring: '檔案上傳進度',
  sent: '已上傳',
  sentOf: (sent, all) => `${sent} / ${all} MB`,
  timeLeft: '剩餘時間',
  speed: '速度',
  perSecond: (megabytes) => `${megabytes} MB/s`,
  document: '文件',
  unknown: '–',
  waiting: '等待伺服器確認',
  seconds: (count) => `${count}秒`,
  minutes: (count) => `${count}分鐘`,
  hours: (hours, minutes) => (minutes === 0 ? `${hours}小時` : `${hours}小時${minutes}分鐘`),
  cancelled: '已取消，沒有留下任何內容。',
  cancelledTooLate: '已取消。取消之前檔案已全部上傳，我們可能已經收到；再次送出，不會重複詢價。',
  announced: {
    sending: (percent) => `上傳中，已完成${percent}%。`,
    allSent: '已全部上傳，正在等待伺服器確認。',
    chosen: (fileName) => `已選擇${fileName}，計算字數中。`,
    read: (fileName) => `已讀取${fileName}。`,
    counted: (count, rule) => `${count}。${rule}`,
    uncertain: (kind, figure) => (figure === null ? `${kind}。` : `${kind}：${figure}。`),
  },
};
