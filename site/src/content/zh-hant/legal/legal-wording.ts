import type { LegalWording } from '../../en/legal/legal-wording.ts';

export const legalWording: LegalWording = {
  contents: '目錄',
  lastUpdated: '最後更新：',
  today: '今天',
};
