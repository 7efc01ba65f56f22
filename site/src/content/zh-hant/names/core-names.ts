import type { CoreNames } from '../../pages/page-names.ts';
import { english } from '../../phrase.ts';

export const coreNames: CoreNames = {
  home: {
    name: '首頁',
    nameCompanion: english('Home'),
    title: '中英互譯與雙語撰稿，母語譯者執筆',
  },
  services: {
    name: '服務',
    nameCompanion: english('Services'),
    title: '服務與產業',
  },
  quote: {
    name: '索取報價',
    nameCompanion: english('Get a Quote'),
    title: '索取報價',
  },
  success: {
    name: '詢價已送出',
    nameCompanion: english('Success'),
    title: '詢價已送出',
  },
  checkout: {
    name: '付款',
    nameCompanion: english('Checkout'),
    title: '付款',
  },
  request: {
    name: '您的詢價',
    nameCompanion: english('Your request'),
    title: '您的詢價',
  },
  lostLink: {
    name: '連結不見了？',
    nameCompanion: english('Lost your link?'),
    title: '連結不見了？',
  },
  about: {
    name: '關於我們',
    nameCompanion: english('About'),
    title: '關於我們：兩種語言，一個團隊',
  },
  terms: {
    name: '服務條款',
    nameCompanion: english('Terms of Service'),
    title: '服務條款',
  },
  agreement: {
    name: '保密協議',
    nameCompanion: english('Non-Disclosure Agreement'),
    title: '保密協議',
  },
  privacy: {
    name: '隱私權政策',
    nameCompanion: english('Privacy Notice'),
    title: '隱私權政策',
  },
  accessibility: {
    name: '無障礙聲明',
    nameCompanion: english('Accessibility Statement'),
    title: '無障礙聲明',
  },
  notFound: {
    name: '查無此頁',
    nameCompanion: english('Page not found'),
    title: '查無此頁',
  },
};
