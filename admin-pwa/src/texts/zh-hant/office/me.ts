import type { MeTexts, SignedInTexts } from '../../en/office/me.ts';

export const me: MeTexts = {
  title: '我',
  list: '關於我',
  back: '返回',
  backToMe: '返回「我」',
  places: {
    name: '名字和名章',
    'ways-in': '登入方式',
    language: '語言',
  },
  waysInHint: '通行密鑰、密碼、已登入裝置',
  choose: '請選擇要查看或變更的內容。',
  looking: '正在查詢……',
  offline: '您已離線。登入方式要在伺服器上查詢和變更。',
  tryAgain: '重試',
  languageHere: (language) => `${language}，這部裝置`,
  password: {
    title: '密碼',
    changed: (day) => `${day}變更。`,
    none: '沒有。',
    onServer: '在伺服器上用ADMIN_PASSWORD設定，只能在那裡變更。',
    change: '變更密碼',
    new: '新密碼',
    hint: '幾個互不相關的詞，至少12個字元。',
    show: '顯示',
    hide: '隱藏',
    save: '儲存',
    saving: '正在儲存……',
    leave: '先不改',
    done: '密碼已變更',
    doneWhy: '您的其他裝置都已登出。',
  },
};

export const signedIn: SignedInTexts = {
  title: '已登入裝置',
  unknown: '不明裝置',
  noAddress: '位址不詳',
  now: '現在',
  thisOne: '這部裝置',
  end: '登出',
  endOn: (device) => `登出${device}`,
  endOthers: '登出其他所有裝置',
  endAll: (sessions) => `全部登出（${sessions}）`,
  nowhere: '目前沒有登入任何裝置。',
  note: '位址是登入時伺服器所見，只在登入期間保留。登出後，該裝置下次連線時會清除所存的副本。',
};
