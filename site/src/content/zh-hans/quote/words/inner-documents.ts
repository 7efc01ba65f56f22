import type { InnerDocumentTexts } from '../../../en/quote/words/inner-documents.ts';
import { formats } from '../../formats.ts';
import { words } from './units.ts';

const why: Readonly<Record<Parameters<InnerDocumentTexts['atLeast']>[1], string>> = {
  scan: '扫描件',
  'scanned-pages': '有些页是图片',
  'unreadable-text': '文字读不出',
  'unreadable-pages': '有些页读不出',
  image: '图片',
  audio: '录音',
  video: '视频',
  encrypted: '设有密码',
  'legacy-office': '1997年以前的Office格式',
  archive: '也是压缩包',
  attachments: '不含附件',
  documents: '其中有些文件没有计字',
  damaged: '已损坏或没有内容',
  'too-large': '文件太大',
  'too-slow': '读取用时过长',
  'unknown-format': '不认识的格式',
  failed: '我们的程序没能读出',
};

export const innerDocuments: InnerDocumentTexts = {
  heading: (count) => `里面有${formats.count(count)}份文件`,
  attached: (count) => `${formats.count(count)}个附件`,
  more: (count) => `另有${formats.count(count)}份`,
  counted: words,
  atLeast: (count, limit) => `至少${words(count)}：${why[limit]}`,
  notCounted: (limit) => (limit === undefined ? '没有计字' : `没有计字：${why[limit]}`),
};
