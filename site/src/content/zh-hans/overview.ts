import type { ClosingTexts } from '../closing-texts.ts';
import type { OverviewTexts } from '../en/overview.ts';
import { english } from '../phrase.ts';
import { englishOfferCounts, offerCounts } from './offer-counts.ts';

const closing: ClosingTexts = {
  title: '没找到？',
  companion: english('Not on the list?'),
  text: '只要是中文或英文，就归我们。原样发来，24小时内告诉您要做哪些工作、要多少费用，周末和节假日照常。',
};

export const overview: OverviewTexts = {
  title: '服务',
  companion: english('Services'),
  lead: `${offerCounts.services}项服务，|把文字从中文带到英文，|从英文带到中文；|${offerCounts.industries}个行业，|我们懂得文字派什么用场。|每一页都有难译的实例。`,
  servicesTitle: `${offerCounts.services}项服务`,
  servicesCompanion: english(`${englishOfferCounts.services} services`),
  industriesTitle: `${offerCounts.industries}个行业`,
  industriesCompanion: english(`${englishOfferCounts.industries} industries`),
  closing,
};
