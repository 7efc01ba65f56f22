import type { ClosingTexts } from '../closing-texts.ts';
import { hans } from '../phrase.ts';
import { capitalize, chineseOfferCounts, offerCounts } from './offer-counts.ts';

const closing: ClosingTexts = {
  title: 'Not on the list?',
  companion: hans('没找到？'),
  text: 'If it is Chinese or English, it is ours. Send it as it is: within 24 hours, including weekends and holidays, we will tell you what it needs and what it costs.',
};

export const overview = {
  title: 'Services',
  companion: hans('服务'),
  lead: `${capitalize(offerCounts.services)} ways to carry a text between Chinese and English, and ${offerCounts.industries} industries in which we know what the text is for. Each page shows its hard cases.`,
  servicesTitle: `${capitalize(offerCounts.services)} services`,
  servicesCompanion: hans(`${chineseOfferCounts.services}项服务`),
  industriesTitle: `${capitalize(offerCounts.industries)} industries`,
  industriesCompanion: hans(`${chineseOfferCounts.industries}个行业`),
  closing,
};

export type OverviewTexts = typeof overview;
