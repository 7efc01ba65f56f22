import { wording } from '@yiqiao/contract/wording/zh-hant';
import type { QuoteTexts } from '../../en/quote/quote.ts';

export const faults: QuoteTexts['faults'] = {
  sentence: (name, { kind }) => {
    if (kind === 'day-over') return '這一天已經過了，請選今天或以後的日期';
    if (kind === 'time-over') return '今天這個時間已經過了，請改晚一點';
    if (kind === 'unfinished') return '時間沒有填完，請補齊或清除';
    return wording.field(name, kind);
  },
};
