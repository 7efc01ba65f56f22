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
    folder: (name, size) => `文件夹“${name}”，${size}`,
    takeAll: (count) => `${formats.count(count)}份一起打包`,
    packing: (percent) => `正在打包……${percent}%`,
    stop: '停止',
  },
  unreadable: {
    heading: (count) => `有${formats.count(count)}份读不出来。`,
    text: (names) => `${names}。选好之后，是否移动、改名或被占用了？请重新选择，或者不发这份。`,
    takeOthers: (count) => (count === 1 ? '只取另外那份' : `其余${formats.count(count)}份一起打包`),
  },
  tooLarge: {
    heading: (over) => `整包超出1 GB，多出${over}。`,
    fits: '现在不超过1 GB了。',
    text: '去掉几份大文件即可，它们可以另外提交。',
    question: '包里的文件，从大到小',
    rest: (count) => `其余${formats.count(count)}份`,
    kept: (count) => `留下${formats.count(count)}份`,
    take: (count) => `${formats.count(count)}份一起打包`,
    none: '请至少勾选一份。',
  },
  fileName: (first, more) => (more === 0 ? first : `${first}等${formats.count(more + 1)}份`),
  detected: '从这些文件中自动读出',
  figure: {
    countedSoFar: (counted, all) =>
      `共${formats.count(all)}份，已统计${formats.count(counted)}份。`,
    needNotWait: '不必等统计结束，现在就可以填写并提交；余下的由我们统计。',
    counted: (counted, all) => `共${formats.count(all)}份，${formats.count(counted)}份已计字。`,
    next: '其余的，付款之前由专人统计。',
    notCounted: () => '份未统计，或只统计了一部分',
  },
  list: {
    heading: '包里的文件',
    document: '文件',
    words: '字数',
    at: (rate) => `按${formats.money(rate)}`,
    noCount: '未计字',
    atLeast: (count) => `至少${formats.count(count)}`,
    including: (parts) => `含${parts}。`,
    detail: (size, pageCount, state) => {
      const facts = pageCount === undefined ? size : `${size}，${pages(pageCount)}`;
      return state === '' ? facts : `${facts}。${state}`;
    },
    waiting: '等待统计',
    reading: (percent) => `正在读取……${percent}%`,
    staysHere: '留在本设备。',
    untick: '不想发的，取消勾选即可。',
    pathsKept: '文件夹结构和文件名原样保留。',
    onlyFirst: '只取第一份',
    add: '再加一份文件',
    another: '换一份文件',
    anotherOf: (name) => `换一份文件：${name}`,
    leaveOut: '不发这份',
    leaveOutOf: (name) => `不发这份：${name}`,
  },
  groups: {
    counted: '全部计字',
    partly: '只统计了一部分',
    scans: '扫描件，付款之前由专人计字',
    locked: '设有密码',
    uncounted: '尚未计字',
    pictures: '图片',
    waiting: '等待统计',
    left: '不发，留在本设备',
    size: (count, pageCount) =>
      pageCount === 0
        ? `${formats.count(count)}份`
        : `${formats.count(count)}份，${pages(pageCount)}`,
    show: '展开',
    hide: '收起',
    showOf: (name) => `展开：${name}`,
    hideOf: (name) => `收起：${name}`,
    listAll: (count) => `列出全部${formats.count(count)}份`,
    listGroups: '按类别列出',
    more: (count) => `还有${formats.count(count)}份`,
  },
  faults: {
    last: '至少要留一份。如果都不发，请移除整包。',
    tooLarge: (over) => `加上这份，整包会超出1 GB，多出${over}。请先取消几份。`,
    tooMany: '一次打包最多10,000份文件。',
    unreadable: (name) => `${name}读不出来。请确认文件还在原处，并且您有权打开。`,
  },
};
