import { ifClaimed, joinClaimed } from '../../claimed.ts';
import type { CoreDescriptions } from '../../pages/page-names.ts';
import { offerCounts } from '../offer-counts.ts';

const abroad = '在另一种语言通行的国家或地区生活过5年以上';
const team =
  joinClaimed(
    {
      neverFreelancers: '专职译员，均为本公司员工，不用兼职译员',
      yearsAbroad: ifClaimed('neverFreelancers', `都${abroad}`, `译员都${abroad}`),
    },
    '；',
  ) || '母语译员翻译，母语译员撰写，中英双向';
const figures = joinClaimed(
  {
    projectsCompleted: '项目50,000+',
    numberOfClients: '客户2000+',
    yearsOfExperience: '20年行业经验',
  },
  '，',
);

export const coreDescriptions: CoreDescriptions = {
  services: `文档、网站、App、音视频、SEO与创意文案，中英双向，面向${offerCounts.industries}个行业。${offerCounts.services}项服务，各列文件格式，各举难译的实例。`,
  quote:
    '上传文件，获取准确报价。提交之前，中文字符和英文单词先在您的浏览器中数清。24小时内回复，周末照常。',
  success: '询价已提交，我们会在24小时内回复。',
  checkout: '用银行卡或加密货币支付翻译费用。',
  about: `${team}。${figures && `${figures}。`}`,
  terms: '我们交付的译文应达到什么标准，怎样修改和更正，译文权利归谁，费用如何支付。',
  agreement:
    '我们怎样为您的文件保密：谁可以看，如何保护，何时删除。自您上传之时起，协议即对我们具有约束力。',
  privacy:
    '您使用本网站、发来文件时，我们存储什么：存在哪里、存多久、谁会收到，以及怎样索取副本或要求删除。',
  accessibility:
    '本网站的无障碍程度：以什么为目标，怎样测试，有哪些已知的不足，遇到障碍时写信到哪里。',
  notFound: '这个网址下没有页面。',
};
