import type { PageMeta } from '../page-route.ts';
import { capitalize, offerCounts } from './offer-counts.ts';
import { price } from './prices.ts';

export const homeMeta = {
  path: '/',
  name: 'Home',
  nameChinese: '首页',
  title: 'Chinese and English translation and writing by native speakers',
  description: `Translation, localization, transcription and writing between Chinese and English. Native speakers, ISO-compliant procedures, from ${price.translated}, 24 hours for most projects.`,
} as const satisfies PageMeta;

export const servicesMeta = {
  path: '/services',
  name: 'Services',
  nameChinese: '服务',
  title: 'Services and industries',
  description: `Documents, websites, apps, video, audio, search and creative writing between Chinese and English, for ${offerCounts.industries} industries. ${capitalize(offerCounts.services)} services, each with its formats and its hard cases.`,
} as const satisfies PageMeta;

export const quoteMeta = {
  path: '/quote',
  name: 'Get a Quote',
  nameChinese: '获取报价',
  title: 'Get a Quote',
  description:
    'Upload your document for an exact quote. Chinese characters and English words are counted in your browser before anything is sent. We reply within 24 hours, weekends included.',
} as const satisfies PageMeta;

export const successMeta = {
  path: '/success',
  name: 'Success',
  nameChinese: '提交成功',
  title: 'Success',
  description: 'Your quote request has been submitted. We will reply within 24 hours.',
} as const satisfies PageMeta;

export const checkoutMeta = {
  path: '/checkout',
  name: 'Checkout',
  nameChinese: '付款',
  title: 'Checkout',
  description: 'Pay for your translation by card or cryptocurrency.',
} as const satisfies PageMeta;

export const aboutMeta = {
  path: '/about',
  name: 'About',
  nameChinese: '关于',
  title: 'About us: two languages, one team',
  description:
    'Full-time, in-house translators, never freelancers, who have lived at least five years in the other language’s country. 50,000+ projects, 2,000+ clients, 20 years of experience.',
} as const satisfies PageMeta;

export const termsMeta = {
  path: '/terms-of-service',
  name: 'Terms of Service',
  nameChinese: '服务条款',
  title: 'Terms of Service',
  description:
    'What you may expect from a translation we deliver, how revisions and corrections work, who owns the text, and how fees are paid.',
} as const satisfies PageMeta;

export const agreementMeta = {
  path: '/non-disclosure-agreement',
  name: 'Non-Disclosure Agreement',
  nameChinese: '保密协议',
  title: 'Non-Disclosure Agreement',
  description:
    'How we keep your documents confidential: who may see them, how they are protected, and when they are deleted. It binds us from the moment you upload.',
} as const satisfies PageMeta;

export const notFoundMeta = {
  path: '/404',
  name: 'Page not found',
  nameChinese: '查无此页',
  title: 'Page not found',
  description: 'There is no page at this address.',
} as const satisfies PageMeta;
