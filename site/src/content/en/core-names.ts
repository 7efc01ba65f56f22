import type { CoreNames } from '../page-names.ts';
import { hans } from '../phrase.ts';
import { capitalize, offerCounts } from './offer-counts.ts';
import { price } from './prices.ts';

export const coreNames: CoreNames = {
  home: {
    name: 'Home',
    nameCompanion: hans('首页'),
    title: 'Chinese and English translation and writing by native speakers',
    description: `Translation, localization, transcription and writing between Chinese and English. Native speakers, ISO-compliant procedures, from ${price.translated}, 24 hours for most projects.`,
  },
  services: {
    name: 'Services',
    nameCompanion: hans('服务'),
    title: 'Services and industries',
    description: `Documents, websites, apps, video, audio, search and creative writing between Chinese and English, for ${offerCounts.industries} industries. ${capitalize(offerCounts.services)} services, each with its formats and its hard cases.`,
  },
  quote: {
    name: 'Get a Quote',
    nameCompanion: hans('获取报价'),
    title: 'Get a Quote',
    description:
      'Upload your document for an exact quote. Chinese characters and English words are counted in your browser before anything is sent. We reply within 24 hours, weekends included.',
  },
  success: {
    name: 'Success',
    nameCompanion: hans('询价已提交'),
    title: 'Success',
    description: 'Your quote request has been submitted. We will reply within 24 hours.',
  },
  checkout: {
    name: 'Checkout',
    nameCompanion: hans('付款'),
    title: 'Checkout',
    description: 'Pay for your translation by card or cryptocurrency.',
  },
  about: {
    name: 'About',
    nameCompanion: hans('关于'),
    title: 'About us: two languages, one team',
    description:
      'Full-time, in-house translators, never freelancers, who have lived at least five years in the other language’s country. 50,000+ projects, 2,000+ clients, 20 years of experience.',
  },
  terms: {
    name: 'Terms of Service',
    nameCompanion: hans('服务条款'),
    title: 'Terms of Service',
    description:
      'What you may expect from a translation we deliver, how revisions and corrections work, who owns the text, and how fees are paid.',
  },
  agreement: {
    name: 'Non-Disclosure Agreement',
    nameCompanion: hans('保密协议'),
    title: 'Non-Disclosure Agreement',
    description:
      'How we keep your documents confidential: who may see them, how they are protected, and when they are deleted. It binds us from the moment you upload.',
  },
  notFound: {
    name: 'Page not found',
    nameCompanion: hans('查无此页'),
    title: 'Page not found',
    description: 'There is no page at this address.',
  },
};
