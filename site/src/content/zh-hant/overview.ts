import type { ClosingTexts } from '../closing-texts.ts';
import type { OverviewTexts } from '../en/overview.ts';
import { english } from '../phrase.ts';
import { englishOfferCounts, offerCounts } from './offer-counts.ts';

const closing: ClosingTexts = {
  title: '沒找到？',
  companion: english('Not on the list?'),
  text: '只要是中文或英文，就是我們的事。原樣傳來，24小時內告訴您要做哪些工作、要多少費用，週末與假日照常。',
};

export const overview: OverviewTexts = {
  title: '服務',
  companion: english('Services'),
  lead: `${offerCounts.services}項服務，|把文字從中文帶到英文，|從英文帶到中文；|${offerCounts.industries}個產業，|我們懂得文字要用在哪裡。|每一頁都有難譯的實例。`,
  servicesTitle: `${offerCounts.services}項服務`,
  servicesCompanion: english(`${englishOfferCounts.services} services`),
  industriesTitle: `${offerCounts.industries}個產業`,
  industriesCompanion: english(`${englishOfferCounts.industries} industries`),
  closing,
};
