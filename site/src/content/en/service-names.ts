import type { ServiceNames } from '../page-names.ts';
import { hans } from '../phrase.ts';
import { price } from './prices.ts';

export const serviceNames: ServiceNames = {
  document: {
    name: 'Document Translation',
    nameCompanion: hans('文档翻译'),
    title: 'Document translation between Chinese and English',
    description: `Contracts, reports, manuals and records between Chinese and English, back in the layout you sent. Word, PowerPoint, Excel, PDF, scans and InDesign, from ${price.translated}.`,
  },
  video: {
    name: 'Video & Audio Translation',
    nameCompanion: hans('音视频翻译'),
    title: 'Subtitles and voice-over between Chinese and English',
    description:
      'Subtitles, voice-over scripts and on-screen text between Chinese and English in SRT, VTT, ASS and TTML, translated with the picture and read against the clock.',
  },
  transcription: {
    name: 'Video & Audio Transcription',
    nameCompanion: hans('音视频转写'),
    title: 'Chinese and English transcription of video and audio',
    description:
      'Interviews, hearings, meetings and calls in Chinese, English or both at once, written down by native speakers, clean or verbatim, with speakers and times.',
  },
  website: {
    name: 'Website Localization',
    nameCompanion: hans('网站本地化'),
    title: 'Website localization for Chinese and English readers',
    description:
      'Pages, forms, emails and metadata localized between Chinese and English in your own formats: XLIFF, JSON, PO, HTML, CSV. For the Mainland, Taiwan, Hong Kong or Singapore.',
  },
  app: {
    name: 'App Localization',
    nameCompanion: hans('App本地化'),
    title: 'App localization between Chinese and English',
    description:
      'Strings, store pages and notifications for iOS, Android, the web and mini-programs: .strings, strings.xml, JSON, XLIFF, ARB and PO, keys and placeholders intact.',
  },
  seo: {
    name: 'SEO Localization',
    nameCompanion: hans('SEO本地化'),
    title: 'SEO localization for Chinese and English search',
    description:
      'Keywords, titles and copy for Baidu, Google and app search, researched in the language of the searcher. Nobody searches in translation.',
  },
  'creative-writing': {
    name: 'Creative Writing',
    nameCompanion: hans('创意文案'),
    title: 'Creative writing in Chinese and in English',
    description: `Slogans, names, speeches, articles and posts written by native speakers, each with its literal meaning, from ${price.written} written.`,
  },
};
