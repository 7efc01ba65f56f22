import { titleNameIn } from '@yiqiao/contract/company-name';
import { isClaimed } from '@yiqiao/contract/is-claimed';
import { dollarsFrom } from '@yiqiao/contract/money/services';
import { ifClaimed, joinClaimed, onlyClaimed } from '../claimed.ts';
import type { ClosingTexts } from '../closing-texts.ts';
import type { HomeTexts } from '../en/home.ts';
import type { Highlight } from '../highlight.ts';
import { english } from '../phrase.ts';
import type { Specimen, SpecimenHeadings } from '../specimen.ts';
import { offerCounts } from './offer-counts.ts';
import { price } from './prices.ts';

const hero: HomeTexts['hero'] = {
  lines: ['一字', '不漏'],
  companionLines: [english('Nothing'), english('lost')],
  lead: '中英互譯與雙語撰稿，|由母語譯者執筆。|字字有數，|句句過目，|件件有交代。',
  action: '從一份文件開始',
  dotKey: '英文句點，U+002E。本站遇點，即是英文。',
  ringKey: '中文句號，U+3002。本站遇圈，即是中文。',
};

const specimenHeadings: SpecimenHeadings = {
  source: '中文原句',
  wrong: '逐字硬譯',
  ours: '我們的譯文',
};

const specimens: readonly Specimen[] = [
  {
    source: '這件事，我們再研究研究',
    wrong: english('We will research this matter again'),
    ours: english('We’ll get back to you'),
    note: '談判桌上說這句話，多半是婉拒。我們會在頁邊註明。',
  },
  {
    source: '初次合作，請多多指教',
    wrong: english('First cooperation, please teach me more'),
    ours: english('I look forward to working with you'),
    note: '英文沒有這句客套話。要譯的不是字面，是開始合作的那份客氣。',
  },
  {
    source: '營收新台幣3.2億元',
    wrong: english('Revenue of 3.2 hundred million'),
    ours: english('Revenue of TWD 320 million'),
    note: '中文以萬、億進位，英文以千、百萬進位。文字要譯，數字也要換算。',
  },
];

const services: HomeTexts['services'] = {
  title: '我們的服務',
  titleCompanion: english('Our Services'),
  before: `${offerCounts.services}項服務，|${offerCounts.industries}個產業，|兩種語言。|詳情請從頁首的|`,
  or: '|或',
  after: '看起。',
};

const alwaysThere: Highlight = {
  title: '隨時有人',
  figure: ['', '24/7', ''],
  text: '客服24小時全年無休：台北的上班時間有人，舊金山的上班時間也有人。',
  ...(isClaimed('projectsCompleted') && { claim: '已完成5萬多個專案。' }),
  companion: english('Someone is always there'),
};

const practice: Highlight = {
  title: '駕輕就熟',
  figure: ['', '50,000+', ''],
  text: '已完成5萬多個專案。您傳來的，多半是我們見過的類型。',
  companion: english('Well practiced'),
};

const highlights = onlyClaimed<Highlight>([
  [
    'yearsAbroad',
    {
      title: '都是母語譯者',
      figure: ['', '5', '年以上'],
      text: '經手您稿件的每個人，都在英語國家或華語地區生活過5年以上。懂這個語言，也懂說這個語言的人。',
      companion: english('Native speakers, 5+ years abroad'),
    },
  ],
  [
    null,
    {
      title: '先翻譯，再審校',
      figure: isClaimed('isoStandards') ? ['', 'ISO', '+ AI'] : ['', '2', '道程序 + AI'],
      text: `${ifClaimed('isoStandards', '依ISO標準流程執行，再加上AI：')}翻譯與審校是兩道程序；眼睛累了會漏看的，由AI找出來，像是少了一位數字、同一個術語有兩種譯法。`,
      companion: english('Translated, then revised'),
    },
  ],
  [
    'pricesFrom',
    {
      title: '按字計價',
      figure: ['US$', String(dollarsFrom.translated), '/ 千字起'],
      text: `翻譯${price.translated}，撰稿${price.written}。檔案還沒送出，字數就在您眼前算好。`,
      companion: english('Priced by the word'),
    },
  ],
  [
    'deliveryIn24Hours',
    {
      title: '多數專案，24小時交件',
      figure: ['', '24', '小時'],
      text: '多數專案24小時內交件。若需要更多時間，報價時就告訴您，不會等到交件當天早上才說。',
      companion: english('Most projects within 24 hours'),
    },
  ],
  isClaimed('supportAtAnyHour')
    ? ['supportAtAnyHour', alwaysThere]
    : ['projectsCompleted', practice],
]);

const closing: ClosingTexts = {
  title: '準備好|走向世界了嗎？',
  companion: english('Ready to Go Global?'),
  text: '一份文件也好，整個產品也好，傳來就行。24小時內回覆，週末與假日照常。',
};

const claims = joinClaimed(
  { pricesFrom: price.translated, deliveryIn24Hours: '多數專案24小時內交件' },
  '，',
);

export const home: HomeTexts = {
  description: `中英翻譯、本地化、影音聽打與雙語撰稿，由母語譯者執筆${ifClaimed('isoStandards', '，依ISO標準流程執行')}。${claims && `${claims}。`}`,
  hero,
  specimensCaption: '三句難譯的中文，看我們怎麼譯',
  specimenHeadings,
  specimens,
  services,
  highlightsTitle: `為什麼選${titleNameIn('zh-Hant')}`,
  highlights,
  closing,
};
