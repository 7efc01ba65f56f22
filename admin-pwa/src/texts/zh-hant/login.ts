import { lockHours } from '../../offline/storage/records/device-session.ts';
import type { LoginTexts } from '../en/login.ts';

export const login: LoginTexts = {
  title: '員工登入',
  username: '使用者名稱',
  password: '密碼',
  submit: '登入',
  busy: '登入中……',
  failed: '無法登入',
  noAnswer: '伺服器沒有回應，您可能已離線。',
  success: '已登入',
  loggedIn: '現在可以處理詢價了。',
  error: '發生錯誤',
  offline: '您已離線',
  failing: '伺服器沒有回應，請過幾分鐘再試。',
  ended: '登入已逾時。',
  dropped: '您的登入已結束。目前網址未使用安全連線（https），未傳送的內容無法安全保存，已經刪除。',
  locked: `伺服器超過${lockHours}小時沒有確認登入，這部裝置上的內容已鎖定。`,
  'logout-pending': '您已登出，這部裝置上的內容已清除。恢復連線後會通知伺服器。',
  queued: (waiting, undecided) => {
    if (undecided === 0) return `登入後傳送${waiting}項變更，內容都還在。`;
    if (waiting === 0) return `${undecided}項變更需要您決定，請登入。內容都還在。`;
    return `登入後傳送${waiting}項變更，另有${undecided}項需要您決定。內容都還在。`;
  },
};
