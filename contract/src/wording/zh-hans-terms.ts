import type { OutsidePart } from '../counting/outside-parts.ts';
import type { OfferName } from '../money/services.ts';
import { createScriptNames } from './script-names.ts';

/** What can be ordered. */
export const serviceNames: Readonly<Record<OfferName, string>> = {
  'Chinese to English Translation': '中译英',
  'English to Chinese Translation': '英译中',
  'Chinese Writing': '中文撰写',
  'English Writing': '英文撰写',
  'Standard Translation': '标准翻译',
  'Professional Translation': '专业翻译',
  'Premium Translation': '精品翻译',
  'Certified Translation': '认证翻译',
  'Standard (5-7 days)': '普通（5–7天）',
  'Express (2-3 days)': '加急（2–3天）',
  'Rush (24 hours)': '特急（24小时）',
};

/** Parts of a document beside its main text. */
export const partNames: Readonly<Record<OutsidePart, string>> = {
  'headers-and-footers': '页眉和页脚',
  'text-boxes': '文本框和图示',
  notes: '脚注和尾注',
  comments: '批注',
  'slide-notes': '演讲者备注',
  hidden: '隐藏文字',
  descriptions: '标题、说明和提示',
  locked: '标明不译的文字',
  approved: '此前已定稿的文字',
};

const characters = {
  Chinese: '中文字符',
  Japanese: '日文字符',
  'Chinese and Japanese': '中日文字符',
};

const words: Readonly<Record<string, string>> = {
  english: '英文单词',
  signs: '数字和符号',
  hangul: '韩文词',
  cyrillic: '西里尔字母词',
  greek: '希腊文词',
  arabic: '阿拉伯字母词',
  hebrew: '希伯来文词',
  devanagari: '天城文词',
  mongolian: '蒙古文词',
  tibetan: '藏文词',
  thai: '泰文词',
  lao: '老挝文词',
  khmer: '高棉文词',
  myanmar: '缅甸文词',
};

const names = createScriptNames({
  locale: 'zh-CN',
  characters,
  words,
  otherScripts: '其他文字的词',
  counter: '个',
});

export const { nameScript } = names;

/** “英文单词1,906个，中文字符3,412个” */
export const { describeScripts } = names;
