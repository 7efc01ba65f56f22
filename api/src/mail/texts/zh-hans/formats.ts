import { nameUncountedInHans } from '@yiqiao/contract/wording/uncounted-names';
import { createChineseFormats } from '../chinese-formats.ts';

export const formats = createChineseFormats({
  locale: 'zh-CN',
  time: (hour, minute) => `${String(hour).padStart(2, '0')}:${minute}`,
  countOf(facts) {
    switch (facts.basis) {
      case 'measured':
        return `${facts.words}（已读取全文计字）`;
      case 'partial':
        return `至少${facts.words}（部分计字）`;
      case 'recognized':
        return `约${facts.words}（由图片识别）`;
      case 'estimated':
        return `约${facts.words}（按文件大小估算）`;
      case 'none':
        return `${nameUncountedInHans(facts.uncounted)}，尚未计字`;
      case 'counting':
        return '正在计字';
    }
  },
  zones: { 'Asia/Shanghai': '北京时间', 'Asia/Taipei': '台北时间' },
});
