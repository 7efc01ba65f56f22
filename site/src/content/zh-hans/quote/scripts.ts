import type { Counts } from '@yiqiao/contract/counting/measurement';
import {
  divideByScript,
  findCharacterLanguage,
  type ScriptCount,
} from '@yiqiao/contract/counting/scripts';
import { formats } from '../formats.ts';

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

export function nameScript({ script }: ScriptCount, counts: Counts): string {
  if (script === 'asian') return characters[findCharacterLanguage(counts)];
  return words[script] ?? '其他文字的词';
}

/** “英文单词1,906个，中文字符3,412个” */
export function describeScripts(counts: Counts): string {
  const rows = divideByScript(counts);
  const ordered = [
    ...rows.filter(({ script }) => script !== 'asian'),
    ...rows.filter(({ script }) => script === 'asian'),
  ];
  if (ordered.length === 0) return '0字';
  return ordered.map((row) => `${nameScript(row, counts)}${formats.count(row.count)}个`).join('，');
}
