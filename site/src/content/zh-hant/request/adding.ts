import type { AddingTexts } from '../../en/request/adding.ts';

export const adding: AddingTexts = {
  drop: '把檔案或參考資料拖到這裡，或',
  choose: '選擇檔案',
  list: '待傳送的檔案',
  folder: '資料夾不能直接加入。請打開資料夾，把裡面的檔案拖進來，或拖入它的ZIP壓縮檔。',
  remove: '移除',
  cancel: '取消',
  sending: '已傳送',
  withUs: '已在我們這裡',
  lost: {
    line: (percent) => `斷線了，恢復後自動續傳。已有${percent}%在我們這裡。`,
    busy: (percent) => `伺服器忙碌，稍後自動續傳。已有${percent}%在我們這裡。`,
    'no-room': (percent) => `伺服器空間暫時不足，稍後自動續傳。已有${percent}%在我們這裡。`,
  },
  paused: (percent) => `已暫停。已有${percent}%在我們這裡。`,
  pause: '暫停',
  goOn: '繼續',
  tryNow: '立即重試',
  send: '傳送檔案',
  withIt: '如有說明，請寫在這裡（選填）',
  limit: '每份不超過1 GB。檔案目前仍只在您的裝置上。',
  legend: '這份檔案的用途',
  roles: { document: '需要翻譯', reference: '僅供參考' },
  effect: {
    before: '我們會計算字數，與其他檔案一併報價。',
    quoted: (version) =>
      `第${version}版報價對其所列內容仍然有效。我們會另發新版，把這份檔案包括在內。`,
    agreed: '已約定的價格與交件時間不變。我們24小時內答覆；未經您接受，不另收費。',
  },
  reference: '不翻譯，不計字數，不影響價格。',
  documents: '檔案',
  gap: '，',
  added: (moment, byOffice) => (byOffice ? `我們於${moment}代您補充` : `${moment}補充`),
  states: {
    requested: '隨詢價一併報價',
    open: '等待我們答覆',
    offered: (version) => `已列入第${version}版`,
    agreed: '已約定',
    included: '已包含，不另收費',
    'left-out': '不在本訂單內',
    'not-agreed': '未約定',
    reference: '僅供參考，不計字數',
    removed: '已撤回',
  },
  awaited: (name, moment) =>
    moment === null
      ? `「${name}」已收到。我們的答覆已逾期，會盡快補上。`
      : `「${name}」已收到，我們最遲${moment}答覆。`,
  beside: (words) => `${words}。`,
  holds: '無論如何答覆，已約定的價格與交件時間都不變；未經您接受，不另收費。',
  makeReference: '改為僅供參考',
  takeBack: '撤回',
};
