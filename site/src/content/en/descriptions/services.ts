import { ifClaimed } from '../../claimed.ts';
import type { ServiceDescriptions } from '../../pages/page-names.ts';
import { price } from '../prices.ts';

export const serviceDescriptions: ServiceDescriptions = {
  document: `Contracts, reports, manuals and records between Chinese and English, back in the layout you sent. Word, PowerPoint, Excel, PDF, scans and InDesign${ifClaimed('pricesFrom', `, from ${price.translated}`)}.`,
  video:
    'Subtitles, voice-over scripts and on-screen text between Chinese and English in SRT, VTT, ASS and TTML, translated with the picture and read against the clock.',
  transcription:
    'Interviews, hearings, meetings and calls in Chinese, English or both at once, written down by native speakers, clean or verbatim, with speakers and times.',
  website:
    'Pages, forms, emails and metadata localized between Chinese and English in your own formats: XLIFF, JSON, PO, HTML, CSV. For the Mainland, Taiwan, Hong Kong or Singapore.',
  app: 'Strings, store pages and notifications for iOS, Android, the web and mini-programs: .strings, strings.xml, JSON, XLIFF, ARB and PO, keys and placeholders intact.',
  seo: 'Keywords, titles and copy for Baidu, Google and app search, researched in the language of the searcher. Nobody searches in translation.',
  'creative-writing': `Slogans, names, speeches, articles and posts written by native speakers, each with its literal meaning${ifClaimed('pricesFrom', `, from ${price.written} written`)}.`,
};
