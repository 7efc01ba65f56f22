import { titleNameIn } from '@yiqiao/contract/company-name';
import type { ShellTexts } from '../en/shell.ts';

export const shell: ShellTexts = {
  title: `${titleNameIn('zh-Hant')}管理後台`,
  reload: '重新載入',
  blocked: '另一個分頁裡開著舊版本的管理後台。請將其關閉，這個分頁會自動繼續。',
  skip: '跳到詢價或列表',
  find: '尋找',
  more: '更多',
  newRequest: '新增詢價',
  refresh: '重新整理',
  export: '匯出',
  lastAt: '上次為',
  help: '說明',
  logout: '登出',
  install: '安裝應用程式',
  language: '語言',
  show: '展開',
  hide: '收合',
  close: '關閉',
  toasts: { region: '通知（{hotkey}）', one: '通知' },
  strip: {
    offline: (asOf) => (asOf === null ? '離線' : `離線，資料截至${asOf}`),
    failing: (reason, asOf) =>
      `伺服器沒有回應${reason === null ? '' : `（${reason}）`}${asOf === null ? '' : `，資料截至${asOf}`}`,
    slow: (asOf) => `伺服器回應緩慢${asOf === null ? '' : `，目前顯示的資料截至${asOf}`}`,
    tryAgain: '重試',
    needDecision: (count) => `${count}項變更需要您決定`,
    waiting: (count) => `${count}項變更待傳送`,
    review: '查看',
    beingSent: (customerName, status) => `${customerName}：${status}，傳送中`,
  },
  storage: {
    memory:
      '這個瀏覽器不允許管理後台儲存內容。連線時可以使用；關閉這個分頁，未傳送的變更就會遺失。',
    older:
      '這個管理後台比本裝置上次使用的版本舊，讀不出那個版本儲存的內容。內容並未遺失：請重新載入，或等待新版本恢復。在此之前，關閉這個分頁，未傳送的變更就會遺失。',
    full: '裝置空間不足。連線時可以使用，但儲存的列表不是最新的；關閉這個分頁，未傳送的變更就會遺失。',
    outdated: '另一個分頁裡開著新版本的管理後台。請重新載入這個分頁。',
  },
  update: {
    offered: '管理後台有新版本。',
    accept: '立即更新',
    later: '以後再說',
    takenOver: '管理後台已在另一個分頁裡更新。',
    reload: '重新載入',
  },
  missing: {
    title: '未能載入',
    offline: '這部裝置上還沒有管理後台的這一部分。恢復連線後會自動載入。',
    failed:
      '管理後台的這一部分無法載入，伺服器上可能已有新版本。請重新載入後再試。草稿和未傳送的變更會保留。',
  },
  leaving: {
    title: '登出，捨棄變更？',
    text: (changes) =>
      `${changes}項變更還沒有傳送到伺服器。登出會刪除這部裝置上的全部內容，包括未傳送的變更。`,
    stay: '保持登入',
    discard: '捨棄並登出',
  },
  accountsChange: {
    text: (name, moment) => `${name}於${moment}變更了收款帳戶。`,
    look: '查看變更',
    seen: '知道了',
  },
};
