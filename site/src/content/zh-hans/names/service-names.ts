import type { ServiceNames } from '../../pages/page-names.ts';
import { english } from '../../phrase.ts';

export const serviceNames: ServiceNames = {
  document: {
    name: '文档翻译',
    nameCompanion: english('Document translation'),
    title: '文档翻译：中译英、英译中，版式照原样',
  },
  video: {
    name: '音视频翻译',
    nameCompanion: english('Video and audio translation'),
    title: '中英字幕翻译与配音稿',
  },
  transcription: {
    name: '音视频转写',
    nameCompanion: english('Video and audio transcription'),
    title: '中英文音视频转写：逐字稿与整理稿',
  },
  website: {
    name: '网站本地化',
    nameCompanion: english('Website localization'),
    title: '网站本地化：写给中文和英文读者',
  },
  app: {
    name: 'App本地化',
    nameCompanion: english('App localization'),
    title: 'App本地化：中英双向，键名与占位符不动',
  },
  seo: {
    name: 'SEO本地化',
    nameCompanion: english('SEO localization'),
    title: 'SEO本地化：面向中文和英文搜索',
  },
  'creative-writing': {
    name: '创意文案',
    nameCompanion: english('Creative writing'),
    title: '创意文案：中文撰写与英文撰写',
  },
};
