import { describeScripts, nameScript } from '@yiqiao/contract/wording/zh-hant-terms';
import type { CountingTexts } from '../../../en/quote/words/counting.ts';
import { formats } from '../../formats.ts';
import { pages, words } from './units.ts';

export const counting: CountingTexts = {
  words,
  wordUnit: () => '字',
  detected: '由檔案自動讀出',
  rule: (count, isSlides) => {
    const rule = '與Word「字數」算法相同';
    if (count === undefined) return `${rule}。`;
    return `${rule}，共${formats.count(count)}${isSlides ? '張投影片' : '頁'}。`;
  },
  underWay: '計算字數中……',
  meanwhile: (count, isBySpaces) =>
    `依${isBySpaces ? '文中空格' : '檔案大小'}預估，約${words(count)}；算完即更新。`,
  scripts: describeScripts,
  scriptUnit: (row, counts) => `個${nameScript(row, counts)}`,
  pagesRead: (_count, scripts) => `頁已讀取：${scripts}`,
  pagesOfPictures: () => '頁是圖片，尚未計算',
  pagesUnreadable: () => '頁讀不出文字，尚未計算',
  before: [
    { lang: 'zh-Hant', name: '中文', text: '一個中文字、一個中文標點，各算一個字。' },
    { lang: 'en', name: '英文', text: '兩個空格之間的一串字母或數字，算一個字。' },
    {
      lang: null,
      name: '與Word「字數」|算法相同',
      text: '不是「字元數（不含空白）」。文件、投影片、試算表與PDF讀取全文，其他檔案依大小預估。',
    },
  ],
  join: (sentences) => sentences.join(''),
  uncertain: {
    atLeast: '至少',
    about: '約',
    partly: '部分計算',
    onPages: (_words, counted, all) => `字（共${all}頁，已讀${pages(counted)}）`,
    pictures: (count) => `${pages(count)}是圖片。`,
    unreadable: (count) => `${pages(count)}的文字，程式讀不出來。`,
    countRest: () => '付款之前，由專人計算字數。',
    empty: '空白檔案',
    video: '影片',
    recording: '錄音',
    lengthUnknown: '讀不到長度。',
    minutes: '分鐘',
    scan: '掃描檔',
    notYet: '尚未計算字數',
    pageUnit: () => '頁',
    recognized: { reason: '圖片裡的文字由程式辨識。', next: '計價字數以我們的報價為準。' },
    onePicture: '這一頁是圖片。',
    picture: '圖片',
    archive: '壓縮檔',
    fromSpaces: '依文中空格預估',
    fromSize: '依檔案大小預估',
    ifText: () => '字（若全是文字）',
    figure: (lead, figure, unit) => [lead, figure, unit].filter(Boolean).join(''),
  },
};
