import type { ServiceNames } from '../page-names.ts';
import { english } from '../phrase.ts';
import { price } from './prices.ts';

export const serviceNames: ServiceNames = {
  document: {
    name: '文件翻譯',
    nameCompanion: english('Document translation'),
    title: '文件翻譯：中翻英、英翻中，版面照原樣',
    description: `合約、報告、手冊與證明文件的中英翻譯，交回時版面不變。Word、PowerPoint、Excel、PDF、掃描檔、InDesign皆可，${price.translated}。`,
  },
  video: {
    name: '影音翻譯',
    nameCompanion: english('Video and audio translation'),
    title: '中英字幕翻譯與配音稿',
    description:
      '中英字幕、配音稿與畫面文字，以SRT、VTT、ASS、TTML交件。看著畫面翻譯，對著秒數檢查，觀眾來得及看完。',
  },
  transcription: {
    name: '影音聽打',
    nameCompanion: english('Video and audio transcription'),
    title: '中英文影音聽打：逐字稿與整理稿',
    description:
      '訪談、開庭、會議、通話，中文、英文或中英夾雜，由母語譯者打成文字。逐字稿或整理稿，標明說話者與時間。',
  },
  website: {
    name: '網站本地化',
    nameCompanion: english('Website localization'),
    title: '網站本地化：寫給中文與英文讀者',
    description:
      '網頁、表單、電子郵件與中繼資料的中英本地化，直接處理XLIFF、JSON、PO、HTML、CSV。為台灣、香港、中國大陸或新加坡而寫。',
  },
  app: {
    name: 'App本地化',
    nameCompanion: english('App localization'),
    title: 'App本地化：中英雙向，鍵名與預留位置不動',
    description:
      'iOS、Android、網頁與小程式的介面字串、商店頁面和通知：.strings、strings.xml、JSON、XLIFF、ARB、PO，鍵名與預留位置完好。',
  },
  seo: {
    name: 'SEO本地化',
    nameCompanion: english('SEO localization'),
    title: 'SEO本地化：面向中文與英文搜尋',
    description:
      '為Google、百度與App商店搜尋而寫的關鍵字、標題與文案，用搜尋者自己的語言來查。沒有人用翻譯腔搜尋。',
  },
  'creative-writing': {
    name: '創意文案',
    nameCompanion: english('Creative writing'),
    title: '創意文案：中文撰稿與英文撰稿',
    description: `廣告標語、命名、演講稿、文章與貼文，由母語譯者撰寫，每篇附字面意思。撰稿${price.written}。`,
  },
};
