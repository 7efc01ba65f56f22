import { capitalize, offerCounts } from './offer-counts.ts';
import { hans } from './phrase.ts';

export const overview = {
  english: 'Services',
  chinese: '服务',
  lead: `${capitalize(offerCounts.services)} ways to carry a text between Chinese and English, and ${offerCounts.industries} industries in which we know what the text is for. Each page shows its hard cases.`,
  servicesTitle: `${capitalize(offerCounts.services)} services`,
  servicesChinese: hans(`${offerCounts.servicesChinese}项服务`),
  industriesTitle: `${capitalize(offerCounts.industries)} industries`,
  industriesChinese: hans(`${offerCounts.industriesChinese}个行业`),
  closing: {
    title: 'Not on the list?',
    chinese: '没找到？',
    text: 'If it is Chinese or English, it is ours. Send it as it is: within 24 hours, including weekends and holidays, we will tell you what it needs and what it costs.',
  },
};
