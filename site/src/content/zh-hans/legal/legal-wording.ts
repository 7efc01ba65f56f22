import { chineseNumber } from '../../chinese-number.ts';
import type { LegalWording } from '../../en/legal/legal-wording.ts';

export const legalWording: LegalWording = {
  number: (position) => `第${chineseNumber(position)}条`,
  contents: '目录',
  further: '另请参阅',
  lastUpdated: '最后更新：',
  today: '今天',
  day: (date) => date.toLocaleDateString('zh-CN', { dateStyle: 'long' }),
};
