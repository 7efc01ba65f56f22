import { titleNameIn } from '@yiqiao/contract/company-name';
import type { JoiningTexts } from '../../en/office/joining.ts';

const name = titleNameIn('zh-Hant');

export const joining: JoiningTexts = {
  title: '邀請',
  invites: (by) => `${by}邀請您加入${name}`,
  lead: (role, may, moment) => `角色為${role}：${may}連結僅供您本人使用，${moment}失效。`,
  sealNote: '您的名章。自己看是白文，同事看是朱文。',
  name: '同事看到的名字',
  seal: '名章',
  sealHint: '一個漢字，或兩個字母',
  another: '其他',
  language: '語言',
  comeIn: '登入方式',
  username: '使用者名稱',
  password: '密碼',
  passwordHint: '至少12個字元',
  by: {
    passkey: {
      name: '通行密鑰',
      tells: '用指紋、臉孔或螢幕鎖定，不必記。',
      send: '建立通行密鑰',
    },
    password: { name: '密碼', tells: '至少12個字元。', send: '加入' },
  },
  asksOnce: '裝置只會詢問一次。',
  joining: '正在加入……',
  loading: '正在查看邀請……',
  tryAgain: '重試',
  welcome: '歡迎',
  joined: '您已加入並登入。',
  signedIn: (person) => `${person}已在這部裝置上登入。請先登出，再由他人加入。`,
  logout: '登出',
  over: {
    title: '邀請連結已失效',
    why: '連結只能使用一次，7天內有效。可能已經用過、已過期，或已被收回。',
    ask: '請向邀請您的同事要一個新的連結。',
    logIn: '已經加入了？登入',
  },
};
