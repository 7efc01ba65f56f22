import { describeScripts, nameScript } from '@yiqiao/contract/wording/zh-hans-terms';
import type { CountingTexts } from '../../../en/quote/words/counting.ts';
import { formats } from '../../formats.ts';
import { pages, words } from './units.ts';

export const counting: CountingTexts = {
  words,
  wordUnit: () => '字',
  detected: '由文件自动读出',
  rule: (count, isSlides) => {
    const rule = '与Word的“字数”口径一致';
    if (count === undefined) return `${rule}。`;
    return `${rule}，共${formats.count(count)}${isSlides ? '张幻灯片' : '页'}。`;
  },
  underWay: '正在计字……',
  meanwhile: (count, isBySpaces) =>
    `按${isBySpaces ? '文中空格' : '文件大小'}估算，约${words(count)}；计完即更新。`,
  scripts: describeScripts,
  scriptUnit: (row, counts) => `个${nameScript(row, counts)}`,
  pagesRead: (_count, scripts) => `页已读取：${scripts}`,
  pagesOfPictures: () => '页是图片，尚未计字',
  pagesUnreadable: () => '页读不出文字，尚未计字',
  before: [
    { lang: 'zh-Hans', name: '中文', text: '一个汉字、一个中文标点，各算一字。' },
    { lang: 'en', name: '英文', text: '两个空格之间的一串字母或数字，算一个字。' },
    {
      lang: null,
      name: '与Word的“字数”|口径一致',
      text: '不是“字符数（不计空格）”。文档、幻灯片、表格和PDF读取全文，其他文件按大小估算。',
    },
  ],
  join: (sentences) => sentences.join(''),
  uncertain: {
    atLeast: '至少',
    about: '约',
    partly: '部分计字',
    onPages: (_words, counted, all) => `字（共${all}页，已读${pages(counted)}）`,
    pictures: (count) => `${pages(count)}是图片。`,
    unreadable: (count) => `${pages(count)}的文字，程序读不出。`,
    countRest: () => '付款之前，我们会人工计字。',
    empty: '空文件',
    video: '视频',
    recording: '录音',
    lengthUnknown: '时长无法读出。',
    minutes: '分钟',
    scan: '扫描件',
    notYet: '尚未计字',
    pageUnit: () => '页',
    recognized: { reason: '图片里的文字由程序识别。', next: '计价字数以我们的报价为准。' },
    onePicture: '这一页是图片。',
    picture: '图片',
    archive: '压缩包',
    fromSpaces: '按文中空格估算',
    fromSize: '按文件大小估算',
    ifText: () => '字（若全是文字）',
    figure: (lead, figure, unit) => [lead, figure, unit].filter(Boolean).join(''),
  },
};
