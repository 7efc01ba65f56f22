import type { LayoutTexts } from '../en/layout.ts';

export const layout: LayoutTexts = {
  footerIntro: '中英互譯、影音聽打、雙語撰稿，兩種語言都由母語譯者執筆。',
  footerSupport: '全天候客服',
  phoneMenuQuote: '取得報價',
};
