import type { MeTexts, SignedInTexts } from '../../en/office/me.ts';

export const me: MeTexts = {
  title: '我',
  list: '关于我',
  back: '返回',
  backToMe: '返回“我”',
  places: {
    name: '名字和名章',
    'ways-in': '登录方式',
    language: '语言',
  },
  waysInHint: '通行密钥、密码、已登录设备',
  choose: '请选择要查看或更改的内容。',
  looking: '正在查询……',
  offline: '您已离线。登录方式要在服务器上查询和更改。',
  tryAgain: '重试',
  languageHere: (language) => `${language}，本设备`,
  password: {
    title: '密码',
    changed: (day) => `${day}更改。`,
    none: '没有。',
    onServer: '在服务器上用ADMIN_PASSWORD设置，只能在那里更改。',
    change: '更改密码',
    new: '新密码',
    hint: '几个互不相关的词，至少12个字符。',
    show: '显示',
    hide: '隐藏',
    save: '保存',
    saving: '正在保存……',
    leave: '先不改',
    done: '密码已更改',
    doneWhy: '您的其他设备都已退出登录。',
  },
};

export const signedIn: SignedInTexts = {
  title: '已登录设备',
  unknown: '未知设备',
  noAddress: '地址不详',
  now: '现在',
  thisOne: '本设备',
  end: '退出',
  endOn: (device) => `退出${device}`,
  endOthers: '退出其他所有设备',
  endAll: (sessions) => `全部退出（${sessions}）`,
  nowhere: '目前没有登录任何设备。',
  note: '地址是登录时服务器所见，只在登录期间保留。退出后，该设备下次连接时会清除所存的副本。',
};
