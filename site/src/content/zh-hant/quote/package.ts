import type { PackageTexts } from '../../en/quote/package.ts';
import { formats } from '../formats.ts';
import { pages } from './words/units.ts';

export const packageTexts: PackageTexts = {
  offer: {
    others: (names, more) => {
      const list = names.join('、');
      return more === 0
        ? `另有：${list}`
        : `另有：${list}等${formats.count(names.length + more)}份`;
    },
    folder: (name, size) => `資料夾「${name}」，${size}`,
    takeAll: (count) => `${formats.count(count)}份一起打包`,
    packing: (percent) => `正在打包……${percent}%`,
    stop: '停止',
  },
  unreadable: {
    heading: (count) => `有${formats.count(count)}份讀不出來。`,
    text: (names) => `${names}。選好之後，是否移動、改名或被占用了？請重新選擇，或不送這份。`,
    takeOthers: (count) => (count === 1 ? '只取另外那份' : `其餘${formats.count(count)}份一起打包`),
  },
  tooLarge: {
    heading: (over) => `整包超出1 GB，多出${over}。`,
    fits: '現在不超過1 GB了。',
    text: '去掉幾份大檔案即可，它們可以另外送出。',
    question: '包裡的檔案，由大到小',
    rest: (count) => `其餘${formats.count(count)}份`,
    kept: (count) => `留下${formats.count(count)}份`,
    take: (count) => `${formats.count(count)}份一起打包`,
    none: '請至少勾選一份。',
  },
  fileName: (first, more) => (more === 0 ? first : `${first}等${formats.count(more + 1)}份`),
  detected: '從這些檔案中自動讀出',
  figure: {
    countedSoFar: (counted, all) =>
      `共${formats.count(all)}份，已計算${formats.count(counted)}份。`,
    needNotWait: '不必等計算結束，現在就可以填寫並送出；其餘由我們計算。',
    counted: (counted, all) => `共${formats.count(all)}份，${formats.count(counted)}份已計算字數。`,
    next: '其餘的，付款之前由專人計算。',
    notCounted: () => '份未計算，或只計算了一部分',
  },
  list: {
    heading: '包裡的檔案',
    document: '檔案',
    words: '字數',
    at: (rate) => `按${formats.money(rate)}`,
    noCount: '未計算',
    atLeast: (count) => `至少${formats.count(count)}`,
    including: (parts) => `含${parts}。`,
    detail: (size, pageCount, state) => {
      const facts = pageCount === undefined ? size : `${size}，${pages(pageCount)}`;
      return state === '' ? facts : `${facts}。${state}`;
    },
    waiting: '等待計算',
    reading: (percent) => `正在讀取……${percent}%`,
    staysHere: '留在本裝置。',
    untick: '不想送的，取消勾選即可。',
    pathsKept: '資料夾結構和檔名原樣保留。',
    onlyFirst: '只取第一份',
    add: '再加一份檔案',
    another: '換一份檔案',
    anotherOf: (name) => `換一份檔案：${name}`,
    leaveOut: '不送這份',
    leaveOutOf: (name) => `不送這份：${name}`,
  },
  groups: {
    counted: '全部計算',
    partly: '只計算了一部分',
    scans: '掃描檔，付款之前由專人計算',
    locked: '設有密碼',
    uncounted: '尚未計算',
    pictures: '圖片',
    waiting: '等待計算',
    left: '不送，留在本裝置',
    size: (count, pageCount) =>
      pageCount === 0
        ? `${formats.count(count)}份`
        : `${formats.count(count)}份，${pages(pageCount)}`,
    show: '展開',
    hide: '收合',
    showOf: (name) => `展開：${name}`,
    hideOf: (name) => `收合：${name}`,
    listAll: (count) => `列出全部${formats.count(count)}份`,
    listGroups: '依類別列出',
    more: (count) => `還有${formats.count(count)}份`,
  },
  faults: {
    last: '至少要留一份。如果都不送，請移除整包。',
    tooLarge: (over) => `加上這份，整包會超出1 GB，多出${over}。請先取消幾份。`,
    tooMany: '一次打包最多10,000份檔案。',
    unreadable: (name) => `${name}讀不出來。請確認檔案還在原處，而且您有權開啟。`,
  },
};
