import type { LayoutTexts } from '../en/layout.ts';

export const layout: LayoutTexts = {
  footerIntro: '中英互译、音视频转写、双语撰写，两种语言都由母语译员执笔。',
  footerSupport: '全天候客服',
  phoneMenuQuote: '获取报价',
};
