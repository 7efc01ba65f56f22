import type { InnerDocumentTexts } from '../../../en/quote/words/inner-documents.ts';
import { formats } from '../../formats.ts';
import { words } from './units.ts';

const why: Readonly<Record<Parameters<InnerDocumentTexts['atLeast']>[1], string>> = {
  scan: '掃描檔',
  'scanned-pages': '有些頁是圖片',
  'unreadable-text': '文字讀不出來',
  'unreadable-pages': '有些頁讀不出來',
  image: '圖片',
  audio: '錄音',
  video: '影片',
  encrypted: '設有密碼',
  'legacy-office': '1997年以前的Office格式',
  archive: '也是壓縮檔',
  attachments: '不含附件',
  documents: '其中有些檔案沒有計字',
  damaged: '已損壞或沒有內容',
  'too-large': '檔案太大',
  'too-slow': '讀取太久',
  'unknown-format': '不認得的格式',
  failed: '我們的程式沒能讀出來',
};

export const innerDocuments: InnerDocumentTexts = {
  heading: (count) => `裡面有${formats.count(count)}個檔案`,
  attached: (count) => `${formats.count(count)}個附件`,
  more: (count) => `另有${formats.count(count)}個`,
  counted: words,
  atLeast: (count, limit) => `至少${words(count)}：${why[limit]}`,
  notCounted: (limit) => (limit === undefined ? '沒有計字' : `沒有計字：${why[limit]}`),
};
