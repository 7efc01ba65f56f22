import type { OutsidePart } from '../counting/outside-parts.ts';
import type { OfferName } from '../money/services.ts';
import { createScriptNames } from './script-names.ts';

/** What can be ordered. */
export const serviceNames: Readonly<Record<OfferName, string>> = {
  'Chinese to English Translation': '中翻英',
  'English to Chinese Translation': '英翻中',
  'Chinese Writing': '中文撰稿',
  'English Writing': '英文撰稿',
  'Standard Translation': '標準翻譯',
  'Professional Translation': '專業翻譯',
  'Premium Translation': '頂級翻譯',
  'Certified Translation': '認證翻譯',
  'Standard (5-7 days)': '一般件（5–7天）',
  'Express (2-3 days)': '急件（2–3天）',
  'Rush (24 hours)': '特急件（24小時）',
};

/** Parts of a document beside its main text. */
export const partNames: Readonly<Record<OutsidePart, string>> = {
  'headers-and-footers': '頁首與頁尾',
  'text-boxes': '文字方塊與圖示',
  notes: '註腳與章節附註',
  comments: '註解',
  'slide-notes': '演講者備忘稿',
  hidden: '隱藏文字',
  descriptions: '標題、說明與提示',
  locked: '標明不譯的文字',
  approved: '先前已定稿的文字',
};

const characters = {
  Chinese: '中文字（含標點）',
  Japanese: '日文字（含標點）',
  'Chinese and Japanese': '中日文字（含標點）',
};

const words: Readonly<Record<string, string>> = {
  english: '英文單字',
  signs: '數字與符號',
  hangul: '韓文單字',
  cyrillic: '西里爾字母單字',
  greek: '希臘文單字',
  arabic: '阿拉伯字母單字',
  hebrew: '希伯來文單字',
  devanagari: '天城文單字',
  mongolian: '蒙古文單字',
  tibetan: '藏文單字',
  thai: '泰文單字',
  lao: '寮文單字',
  khmer: '高棉文單字',
  myanmar: '緬甸文單字',
};

const names = createScriptNames({
  locale: 'zh-TW',
  characters,
  words,
  otherScripts: '其他文字的單字',
  counter: '個',
});

export const { nameScript } = names;

/** 「英文單字1,906個，中文字（含標點）3,412個」 */
export const { describeScripts } = names;
