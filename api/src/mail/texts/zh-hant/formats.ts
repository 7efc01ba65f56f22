import { nameUncountedInHant } from '@yiqiao/contract/wording/uncounted-names';
import { createChineseFormats } from '../chinese-formats.ts';

export const formats = createChineseFormats({
  locale: 'zh-TW',
  time: (hour, minute) => `${hour < 12 ? '上午' : '下午'}${hour % 12 || 12}:${minute}`,
  countOf(facts) {
    switch (facts.basis) {
      case 'measured':
        return `${facts.words}（已讀取全文計算）`;
      case 'partial':
        return `至少${facts.words}（部分計算）`;
      case 'recognized':
        return `約${facts.words}（由圖片辨識）`;
      case 'estimated':
        return `約${facts.words}（依檔案大小預估）`;
      case 'none':
        return `${nameUncountedInHant(facts.uncounted)}，尚未計算字數`;
      case 'counting':
        return '正在計算字數';
    }
  },
  zones: { 'Asia/Shanghai': '北京時間', 'Asia/Taipei': '台北時間' },
});
