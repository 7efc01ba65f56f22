import { ifClaimed } from '../../claimed.ts';
import type { ServiceDescriptions } from '../../pages/page-names.ts';
import { price } from '../prices.ts';

export const serviceDescriptions: ServiceDescriptions = {
  document: `合約、報告、手冊與證明文件的中英翻譯，交回時版面不變。Word、PowerPoint、Excel、PDF、掃描檔、InDesign皆可${ifClaimed('pricesFrom', `，${price.translated}`)}。`,
  video:
    '中英字幕、配音稿與畫面文字，以SRT、VTT、ASS、TTML交件。看著畫面翻譯，對著秒數檢查，觀眾來得及看完。',
  transcription:
    '訪談、開庭、會議、通話，中文、英文或中英夾雜，由母語譯者打成文字。逐字稿或整理稿，標明說話者與時間。',
  website:
    '網頁、表單、電子郵件與中繼資料的中英本地化，直接處理XLIFF、JSON、PO、HTML、CSV。為台灣、香港、中國大陸或新加坡而寫。',
  app: 'iOS、Android、網頁與小程式的介面字串、商店頁面和通知：.strings、strings.xml、JSON、XLIFF、ARB、PO，鍵名與預留位置完好。',
  seo: '為Google、百度與App商店搜尋而寫的關鍵字、標題與文案，用搜尋者自己的語言來查。沒有人用翻譯腔搜尋。',
  'creative-writing': `廣告標語、命名、演講稿、文章與貼文，由母語譯者撰寫，每篇附字面意思。${ifClaimed('pricesFrom', `撰稿${price.written}。`)}`,
};
