import type { ServiceNames } from '../../pages/page-names.ts';
import { english } from '../../phrase.ts';

export const serviceNames: ServiceNames = {
  document: {
    name: '文件翻譯',
    nameCompanion: english('Document translation'),
    title: '文件翻譯：中翻英、英翻中，版面照原樣',
  },
  video: {
    name: '影音翻譯',
    nameCompanion: english('Video and audio translation'),
    title: '中英字幕翻譯與配音稿',
  },
  transcription: {
    name: '影音聽打',
    nameCompanion: english('Video and audio transcription'),
    title: '中英文影音聽打：逐字稿與整理稿',
  },
  website: {
    name: '網站本地化',
    nameCompanion: english('Website localization'),
    title: '網站本地化：寫給中文與英文讀者',
  },
  app: {
    name: 'App本地化',
    nameCompanion: english('App localization'),
    title: 'App本地化：中英雙向，鍵名與預留位置不動',
  },
  seo: {
    name: 'SEO本地化',
    nameCompanion: english('SEO localization'),
    title: 'SEO本地化：面向中文與英文搜尋',
  },
  'creative-writing': {
    name: '創意文案',
    nameCompanion: english('Creative writing'),
    title: '創意文案：中文撰稿與英文撰稿',
  },
};
