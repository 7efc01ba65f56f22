import type { ServiceNames } from '../page-names.ts';
import { english } from '../phrase.ts';
import { price } from './prices.ts';

export const serviceNames: ServiceNames = {
  document: {
    name: '文档翻译',
    nameCompanion: english('Document translation'),
    title: '文档翻译：中译英、英译中，版式照原样',
    description: `合同、报告、手册与证明文件的中英翻译，交回时版式不变。Word、PowerPoint、Excel、PDF、扫描件、InDesign均可，${price.translated}。`,
  },
  video: {
    name: '音视频翻译',
    nameCompanion: english('Video and audio translation'),
    title: '中英字幕翻译与配音稿',
    description:
      '中英字幕、配音稿与画面文字，交付SRT、VTT、ASS、TTML。对着画面翻译，掐着秒数核对，观众来得及看完。',
  },
  transcription: {
    name: '音视频转写',
    nameCompanion: english('Video and audio transcription'),
    title: '中英文音视频转写：逐字稿与整理稿',
    description:
      '访谈、庭审、会议、通话，中文、英文或中英夹杂，由母语译员写成文字。逐字稿或整理稿，标明说话人和时间。',
  },
  website: {
    name: '网站本地化',
    nameCompanion: english('Website localization'),
    title: '网站本地化：写给中文和英文读者',
    description:
      '网页、表单、邮件与元数据的中英本地化，直接处理XLIFF、JSON、PO、HTML、CSV。面向中国大陆、台湾、香港或新加坡。',
  },
  app: {
    name: 'App本地化',
    nameCompanion: english('App localization'),
    title: 'App本地化：中英双向，键名与占位符不动',
    description:
      'iOS、Android、网页与小程序的界面文本、商店页面和通知：.strings、strings.xml、JSON、XLIFF、ARB、PO，键名和占位符完好。',
  },
  seo: {
    name: 'SEO本地化',
    nameCompanion: english('SEO localization'),
    title: 'SEO本地化：面向中文和英文搜索',
    description:
      '面向百度、Google和应用商店搜索的关键词、标题与文案，用搜索者自己的语言来查。没有人用翻译腔搜索。',
  },
  'creative-writing': {
    name: '创意文案',
    nameCompanion: english('Creative writing'),
    title: '创意文案：中文撰写与英文撰写',
    description: `广告语、命名、演讲稿、文章与帖子，由母语译员撰写，每篇附字面意思。撰写${price.written}。`,
  },
};
