import type { HelpTexts } from '../en/help.ts';

export const help: HelpTexts = {
  title: '說明',
  keysTitle: '按鍵',
  keys: {
    next: '下一筆與上一筆詢價',
    ends: '第一筆與最後一筆詢價',
    open: '開啟詢價',
    buttons: '到這筆詢價的按鈕',
    back: '回到列表',
    notification: '到最近的通知；按Enter可復原',
  },
  singleKeysTitle: '快速鍵',
  singleKeysWork: '選取列表裡的一筆詢價，或開啟一筆詢價後有效。',
  singleKeys: {
    statuses: '改為待處理、進行中、已完成、已取消',
    download: '下載檔案',
    quote: '送出報價',
    payment: '登記收款',
    billing: '複製開立發票資料',
    invoice: '上傳發票',
    file: '代客戶新增檔案',
    note: '寫備註',
    newRequest: '新增詢價',
    search: '搜尋',
    help: '開啟說明',
  },
  useSingleKeys: '在這部裝置上使用快速鍵',
  marksTitle: '標記',
  marks:
    '虛線框表示伺服器還沒有收到的變更。每筆詢價都承諾24小時內回覆：剩餘6小時，時鐘變黃；剩餘1小時變紅；逾期變黑。',
  deviceTitle: '這部裝置',
  keepsNothing:
    '這個瀏覽器不允許管理後台儲存內容。沒有連線就沒有列表；關閉這個分頁，未傳送的變更就會遺失。',
  keeps:
    '詢價與未傳送的變更儲存在這部裝置上，直到您登出。伺服器超過72小時沒有確認登入，這些內容就會鎖定。',
  durable: '瀏覽器已承諾不清除這些內容。',
  notDurable: '裝置空間不足時，瀏覽器可能清除這些內容；安裝為應用程式後，這種情況很少發生。',
  plainHttp:
    '這個網址沒有加密（http://），瀏覽器既不能安裝管理後台，也不能離線開啟。請改用https://網址。',
  installOnIos: '安裝到這部裝置：點按「分享」，再點按「加入主畫面」。',
  version: (version) => `版本${version}`,
};
