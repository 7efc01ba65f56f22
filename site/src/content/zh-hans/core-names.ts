import type { CoreNames } from '../page-names.ts';
import { english } from '../phrase.ts';
import { offerCounts } from './offer-counts.ts';
import { price } from './prices.ts';

export const coreNames: CoreNames = {
  home: {
    name: '首页',
    nameCompanion: english('Home'),
    title: '中英互译与双语撰写，母语译员执笔',
    description: `中英翻译、本地化、音视频转写与双语撰写，由母语译员执笔，按ISO标准流程执行。${price.translated}，多数项目24小时内交付。`,
  },
  services: {
    name: '服务',
    nameCompanion: english('Services'),
    title: '服务与行业',
    description: `文档、网站、App、音视频、SEO与创意文案，中英双向，面向${offerCounts.industries}个行业。${offerCounts.services}项服务，各列文件格式，各举难译的实例。`,
  },
  quote: {
    name: '获取报价',
    nameCompanion: english('Get a Quote'),
    title: '获取报价',
    description:
      '上传文件，获取准确报价。提交之前，中文字符和英文单词先在您的浏览器中数清。24小时内回复，周末照常。',
  },
  success: {
    name: '询价已提交',
    nameCompanion: english('Success'),
    title: '询价已提交',
    description: '询价已提交，我们会在24小时内回复。',
  },
  checkout: {
    name: '付款',
    nameCompanion: english('Checkout'),
    title: '付款',
    description: '用银行卡或加密货币支付翻译费用。',
  },
  about: {
    name: '关于我们',
    nameCompanion: english('About'),
    title: '关于我们：两种语言，一个团队',
    description:
      '专职译员，均为本公司员工，不用兼职译员；都在另一种语言通行的国家或地区生活过5年以上。项目50,000+，客户2000+，20年行业经验。',
  },
  terms: {
    name: '服务条款',
    nameCompanion: english('Terms of Service'),
    title: '服务条款',
    description: '我们交付的译文应达到什么标准，怎样修改和更正，译文权利归谁，费用如何支付。',
  },
  agreement: {
    name: '保密协议',
    nameCompanion: english('Non-Disclosure Agreement'),
    title: '保密协议',
    description:
      '我们怎样为您的文件保密：谁可以看，如何保护，何时删除。自您上传之时起，协议即对我们具有约束力。',
  },
  notFound: {
    name: '查无此页',
    nameCompanion: english('Page not found'),
    title: '查无此页',
    description: '这个网址下没有页面。',
  },
};
