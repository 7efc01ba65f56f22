import type { ServiceNames } from '../../pages/page-names.ts';
import { hans } from '../../phrase.ts';

export const serviceNames: ServiceNames = {
  document: {
    name: 'Document Translation',
    nameCompanion: hans('文档翻译'),
    title: 'Document translation between Chinese and English',
  },
  video: {
    name: 'Video & Audio Translation',
    nameCompanion: hans('音视频翻译'),
    title: 'Subtitles and voice-over between Chinese and English',
  },
  transcription: {
    name: 'Video & Audio Transcription',
    nameCompanion: hans('音视频转写'),
    title: 'Chinese and English transcription of video and audio',
  },
  website: {
    name: 'Website Localization',
    nameCompanion: hans('网站本地化'),
    title: 'Website localization for Chinese and English readers',
  },
  app: {
    name: 'App Localization',
    nameCompanion: hans('App本地化'),
    title: 'App localization between Chinese and English',
  },
  seo: {
    name: 'SEO Localization',
    nameCompanion: hans('SEO本地化'),
    title: 'SEO localization for Chinese and English search',
  },
  'creative-writing': {
    name: 'Creative Writing',
    nameCompanion: hans('创意文案'),
    title: 'Creative writing in Chinese and in English',
  },
};
