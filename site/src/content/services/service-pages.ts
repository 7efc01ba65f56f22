import type { PageMeta } from '../../page-route.ts';
import { price } from '../prices.ts';

/** In the order of the header's menu. */
const services = [
  {
    slug: 'document',
    name: 'Document Translation',
    nameChinese: '文档翻译',
    title: 'Document translation between Chinese and English',
    description: `Contracts, reports, manuals and records between Chinese and English, back in the layout you sent. Word, PowerPoint, Excel, PDF, scans and InDesign, from ${price.translated}.`,
  },
  {
    slug: 'video',
    name: 'Video & Audio Translation',
    nameChinese: '音视频翻译',
    title: 'Subtitles and voice-over between Chinese and English',
    description:
      'Subtitles, voice-over scripts and on-screen text between Chinese and English in SRT, VTT, ASS and TTML, translated with the picture and read against the clock.',
  },
  {
    slug: 'transcription',
    name: 'Video & Audio Transcription',
    nameChinese: '音视频转写',
    title: 'Chinese and English transcription of video and audio',
    description:
      'Interviews, hearings, meetings and calls in Chinese, English or both at once, written down by native speakers, clean or verbatim, with speakers and times.',
  },
  {
    slug: 'website',
    name: 'Website Localization',
    nameChinese: '网站本地化',
    title: 'Website localization for Chinese and English readers',
    description:
      'Pages, forms, emails and metadata localized between Chinese and English in your own formats: XLIFF, JSON, PO, HTML, CSV. For the Mainland, Taiwan, Hong Kong or Singapore.',
  },
  {
    slug: 'app',
    name: 'App Localization',
    nameChinese: '应用本地化',
    title: 'App localization between Chinese and English',
    description:
      'Strings, store pages and notifications for iOS, Android, the web and mini-programs: .strings, strings.xml, JSON, XLIFF, ARB and PO, keys and placeholders intact.',
  },
  {
    slug: 'seo',
    name: 'SEO Localization',
    nameChinese: 'SEO 本地化',
    title: 'SEO localization for Chinese and English search',
    description:
      'Keywords, titles and copy for Baidu, Google and app search, researched in the language of the searcher. Nobody searches in translation.',
  },
  {
    slug: 'creative-writing',
    name: 'Creative Writing',
    nameChinese: '创意写作',
    title: 'Creative writing in Chinese and in English',
    description: `Slogans, names, speeches, articles and posts written by native speakers, each with its literal meaning, from ${price.written} written.`,
  },
] as const;

export type ServiceSlug = (typeof services)[number]['slug'];

/** A service as menus, routes and search engines know it; what its page says is loaded with the page. */
export interface ServiceEntry extends PageMeta {
  readonly slug: ServiceSlug;
  readonly nameChinese: string;
}

export const servicePages: readonly ServiceEntry[] = services.map((service) => ({
  ...service,
  path: `/services/${service.slug}`,
}));
