import type { CoreNames } from '../../pages/page-names.ts';
import { english } from '../../phrase.ts';

export const coreNames: CoreNames = {
  home: {
    name: '首页',
    nameCompanion: english('Home'),
    title: '中英互译与双语撰写，母语译员执笔',
  },
  services: {
    name: '服务',
    nameCompanion: english('Services'),
    title: '服务与行业',
  },
  quote: {
    name: '获取报价',
    nameCompanion: english('Get a Quote'),
    title: '获取报价',
  },
  success: {
    name: '询价已提交',
    nameCompanion: english('Success'),
    title: '询价已提交',
  },
  checkout: {
    name: '付款',
    nameCompanion: english('Checkout'),
    title: '付款',
  },
  request: {
    name: '您的询价',
    nameCompanion: english('Your request'),
    title: '您的询价',
  },
  lostLink: {
    name: '链接丢了？',
    nameCompanion: english('Lost your link?'),
    title: '链接丢了？',
  },
  about: {
    name: '关于我们',
    nameCompanion: english('About'),
    title: '关于我们：两种语言，一个团队',
  },
  terms: {
    name: '服务条款',
    nameCompanion: english('Terms of Service'),
    title: '服务条款',
  },
  agreement: {
    name: '保密协议',
    nameCompanion: english('Non-Disclosure Agreement'),
    title: '保密协议',
  },
  privacy: {
    name: '隐私政策',
    nameCompanion: english('Privacy Notice'),
    title: '隐私政策',
  },
  accessibility: {
    name: '无障碍声明',
    nameCompanion: english('Accessibility Statement'),
    title: '无障碍声明',
  },
  notFound: {
    name: '查无此页',
    nameCompanion: english('Page not found'),
    title: '查无此页',
  },
};
