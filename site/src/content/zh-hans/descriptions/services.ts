import { ifClaimed } from '../../claimed.ts';
import type { ServiceDescriptions } from '../../pages/page-names.ts';
import { price } from '../prices.ts';

export const serviceDescriptions: ServiceDescriptions = {
  document: `合同、报告、手册与证明文件的中英翻译，交回时版式不变。Word、PowerPoint、Excel、PDF、扫描件、InDesign均可${ifClaimed('pricesFrom', `，${price.translated}`)}。`,
  video:
    '中英字幕、配音稿与画面文字，交付SRT、VTT、ASS、TTML。对着画面翻译，掐着秒数核对，观众来得及看完。',
  transcription:
    '访谈、庭审、会议、通话，中文、英文或中英夹杂，由母语译员写成文字。逐字稿或整理稿，标明说话人和时间。',
  website:
    '网页、表单、邮件与元数据的中英本地化，直接处理XLIFF、JSON、PO、HTML、CSV。面向中国大陆、台湾、香港或新加坡。',
  app: 'iOS、Android、网页与小程序的界面文本、商店页面和通知：.strings、strings.xml、JSON、XLIFF、ARB、PO，键名和占位符完好。',
  seo: '面向百度、Google和应用商店搜索的关键词、标题与文案，用搜索者自己的语言来查。没有人用翻译腔搜索。',
  'creative-writing': `广告语、命名、演讲稿、文章与帖子，由母语译员撰写，每篇附字面意思。${ifClaimed('pricesFrom', `撰写${price.written}。`)}`,
};
