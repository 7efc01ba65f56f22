import { chineseNumber } from '../../chinese-number.ts';
import type { LegalWording } from '../../en/legal/legal-wording.ts';

export const legalWording: LegalWording = {
  number: (position) => `第${chineseNumber(position)}條`,
  contents: '目錄',
  further: '另請參閱',
  lastUpdated: '最後更新：',
  today: '今天',
  day: (date) => date.toLocaleDateString('zh-TW', { dateStyle: 'long' }),
};
