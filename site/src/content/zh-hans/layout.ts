import { titleNameIn } from '@yiqiao/contract/company-name';
import { ifClaimed } from '../claimed.ts';
import type { LayoutTexts } from '../en/layout.ts';

export const layout: LayoutTexts = {
  skip: '跳到正文',
  home: '（首页）',
  navigation: '主导航',
  languages: '语言',
  menu: '菜单',
  closeMenu: '关闭',
  footerIntro: `${titleNameIn('zh-Hans')}：中英互译、音视频转写、双语撰写，均由母语译员执笔。`,
  footerServices: '服务',
  footerContact: '联系',
  footerSupport: ifClaimed('supportAtAnyHour', '全天候客服'),
  phoneMenuQuote: '获取报价',
  toasts: { region: '通知（{hotkey}）', one: '通知', close: '关闭' },
  loading: '正在加载页面……',
  failure: {
    title: '页面没能加载',
    remedy: '请检查网络连接，然后重新加载页面。',
    reload: '重新加载',
  },
};
