import type { CoreNames } from '../../pages/page-names.ts';
import { hans } from '../../phrase.ts';

export const coreNames: CoreNames = {
  home: {
    name: 'Home',
    nameCompanion: hans('首页'),
    title: 'Chinese and English translation and writing by native speakers',
  },
  services: {
    name: 'Services',
    nameCompanion: hans('服务'),
    title: 'Services and industries',
  },
  quote: {
    name: 'Get a Quote',
    nameCompanion: hans('获取报价'),
    title: 'Get a Quote',
  },
  success: {
    name: 'Success',
    nameCompanion: hans('询价已提交'),
    title: 'Success',
  },
  checkout: {
    name: 'Checkout',
    nameCompanion: hans('付款'),
    title: 'Checkout',
  },
  request: {
    name: 'Your request',
    nameCompanion: hans('您的询价'),
    title: 'Your request',
  },
  lostLink: {
    name: 'Lost your link?',
    nameCompanion: hans('链接丢了？'),
    title: 'Lost your link?',
  },
  about: {
    name: 'About',
    nameCompanion: hans('关于'),
    title: 'About us: two languages, one team',
  },
  terms: {
    name: 'Terms of Service',
    nameCompanion: hans('服务条款'),
    title: 'Terms of Service',
  },
  agreement: {
    name: 'Non-Disclosure Agreement',
    nameCompanion: hans('保密协议'),
    title: 'Non-Disclosure Agreement',
  },
  privacy: {
    name: 'Privacy Notice',
    nameCompanion: hans('隐私政策'),
    title: 'Privacy Notice',
  },
  accessibility: {
    name: 'Accessibility Statement',
    nameCompanion: hans('无障碍声明'),
    title: 'Accessibility Statement',
  },
  notFound: {
    name: 'Page not found',
    nameCompanion: hans('查无此页'),
    title: 'Page not found',
  },
};
