import { titleNameIn } from '@yiqiao/contract/company-name';
import type { ShellTexts } from '../en/shell.ts';

export const shell: ShellTexts = {
  title: `${titleNameIn('zh-Hans')}管理后台`,
  reload: '重新加载',
  blocked: '另一个标签页里开着旧版本的管理后台。请将其关闭，这个标签页会自动继续。',
  skip: '跳到询价或列表',
  find: '查找',
  more: '更多',
  newRequest: '新建询价',
  refresh: '刷新',
  export: '导出',
  lastAt: '上次为',
  help: '帮助',
  logout: '退出登录',
  install: '安装应用',
  language: '语言',
  show: '展开',
  hide: '收起',
  close: '关闭',
  toasts: { region: '通知（{hotkey}）', one: '通知' },
  strip: {
    offline: (asOf) => (asOf === null ? '离线' : `离线，数据截至${asOf}`),
    failing: (reason, asOf) =>
      `服务器没有回应${reason === null ? '' : `（${reason}）`}${asOf === null ? '' : `，数据截至${asOf}`}`,
    slow: (asOf) => `服务器响应缓慢${asOf === null ? '' : `，目前显示的数据截至${asOf}`}`,
    tryAgain: '重试',
    needDecision: (count) => `${count}项更改需要您决定`,
    waiting: (count) => `${count}项更改待发送`,
    review: '查看',
    beingSent: (customerName, status) => `${customerName}：${status}，正在发送`,
  },
  storage: {
    memory:
      '这个浏览器不允许管理后台保存内容。在线时可以使用；关闭这个标签页，未发送的更改就会丢失。',
    older:
      '这个管理后台比本设备上次使用的版本旧，读不出那个版本保存的内容。内容并未丢失：请重新加载，或等待新版本恢复。在此之前，关闭这个标签页，未发送的更改就会丢失。',
    full: '设备空间不足。在线时可以使用，但保存的列表不是最新的；关闭这个标签页，未发送的更改就会丢失。',
    outdated: '另一个标签页里开着新版本的管理后台。请重新加载这个标签页。',
  },
  update: {
    offered: '管理后台有新版本。',
    accept: '立即更新',
    later: '以后再说',
    takenOver: '管理后台已在另一个标签页里更新。',
    reload: '重新加载',
  },
  missing: {
    title: '未能加载',
    offline: '本设备上还没有管理后台的这一部分。恢复连接后会自动加载。',
    failed:
      '管理后台的这一部分无法加载，服务器上可能已有新版本。请重新加载后再试。草稿和未发送的更改会保留。',
  },
  leaving: {
    title: '退出登录，放弃更改？',
    text: (changes) =>
      `${changes}项更改还没有发送到服务器。退出登录会删除本设备上的全部内容，包括未发送的更改。`,
    stay: '保持登录',
    discard: '放弃并退出',
  },
  accountsChange: {
    text: (name, moment) => `${name}于${moment}更改了收款账户。`,
    look: '查看更改',
    seen: '知道了',
  },
};
