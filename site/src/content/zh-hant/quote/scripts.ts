import type { Counts } from '@yiqiao/contract/counting/measurement';
import {
  divideByScript,
  findCharacterLanguage,
  type ScriptCount,
} from '@yiqiao/contract/counting/scripts';
import { formats } from '../formats.ts';

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

export function nameScript({ script }: ScriptCount, counts: Counts): string {
  if (script === 'asian') return characters[findCharacterLanguage(counts)];
  return words[script] ?? '其他文字的單字';
}

/** 「英文單字1,906個，中文字（含標點）3,412個」 */
export function describeScripts(counts: Counts): string {
  const rows = divideByScript(counts);
  const ordered = [
    ...rows.filter(({ script }) => script !== 'asian'),
    ...rows.filter(({ script }) => script === 'asian'),
  ];
  if (ordered.length === 0) return '0字';
  return ordered.map((row) => `${nameScript(row, counts)}${formats.count(row.count)}個`).join('，');
}
