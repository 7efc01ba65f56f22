import { titleNameIn } from '@yiqiao/contract/company-name';
import type { JoiningTexts } from '../../en/office/joining.ts';

const name = titleNameIn('zh-Hans');

export const joining: JoiningTexts = {
  title: '邀请',
  invites: (by) => `${by}邀请您加入${name}`,
  lead: (role, may, moment) => `角色为${role}：${may}链接仅供您本人使用，${moment}失效。`,
  sealNote: '您的名章。自己看是白文，同事看是朱文。',
  name: '同事看到的名字',
  seal: '名章',
  sealHint: '一个汉字，或两个字母',
  another: '其他',
  language: '语言',
  comeIn: '登录方式',
  username: '用户名',
  password: '密码',
  passwordHint: '至少12个字符',
  by: {
    passkey: {
      name: '通行密钥',
      tells: '用指纹、面容或锁屏密码，不必记。',
      send: '创建通行密钥',
    },
    password: { name: '密码', tells: '至少12个字符。', send: '加入' },
  },
  asksOnce: '设备只会询问一次。',
  joining: '正在加入……',
  loading: '正在查看邀请……',
  tryAgain: '重试',
  welcome: '欢迎',
  joined: '您已加入并登录。',
  signedIn: (person) => `${person}已在本设备上登录。请先退出登录，再由他人加入。`,
  logout: '退出登录',
  over: {
    title: '邀请链接已失效',
    why: '链接只能使用一次，7天内有效。可能已经用过、已过期，或已被收回。',
    ask: '请向邀请您的同事要一个新的链接。',
    logIn: '已经加入了？登录',
  },
};
