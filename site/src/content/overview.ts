import { hans } from './phrase.ts';

export const overview = {
  english: 'Services',
  chinese: '服务',
  lead: 'Seven ways to carry a text between Chinese and English, and ten industries in which we know what the text is for. Each page shows its hard cases.',
  servicesTitle: 'Seven services',
  servicesChinese: hans('七项服务'),
  industriesTitle: 'Ten industries',
  industriesChinese: hans('十个行业'),
  closing: {
    title: 'Not on the list?',
    chinese: '没找到？',
    text: 'If it is Chinese or English, it is ours. Send it as it is: we say what it needs and what it costs within 24 hours, including weekends and holidays.',
  },
};
