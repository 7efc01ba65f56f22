import { titleNameIn } from '@yiqiao/contract/company-name';
import { ifClaimed } from '../claimed.ts';
import type { LayoutTexts } from '../en/layout.ts';

export const layout: LayoutTexts = {
  skip: '跳到內文',
  home: '（首頁）',
  navigation: '主要導覽',
  languages: '語言',
  menu: '選單',
  closeMenu: '關閉',
  footerIntro: `${titleNameIn('zh-Hant')}：中英互譯、影音聽打、雙語撰稿，皆由母語譯者執筆。`,
  footerServices: '服務',
  footerContact: '聯絡',
  footerSupport: ifClaimed('supportAtAnyHour', '全天候客服'),
  phoneMenuQuote: '索取報價',
  toasts: { region: '通知（{hotkey}）', one: '通知', close: '關閉' },
  loading: '頁面載入中……',
  failure: {
    title: '頁面沒能載入',
    remedy: '請檢查網路連線，再重新載入頁面。',
    reload: '重新載入',
  },
};
