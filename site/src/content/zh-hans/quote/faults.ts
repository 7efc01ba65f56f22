import { wording } from '@yiqiao/contract/wording/zh-hans';
import type { QuoteTexts } from '../../en/quote/quote.ts';

export const faults: QuoteTexts['faults'] = {
  sentence: (name, { kind }) => {
    if (kind === 'day-over') return '这一天已经过了，请选今天或以后的日期';
    if (kind === 'time-over') return '今天这个时间已经过了，请改晚一些';
    if (kind === 'unfinished') return '时间没有填完，请补全或清除';
    return wording.field(name, kind);
  },
};
