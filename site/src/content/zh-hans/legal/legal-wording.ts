import type { LegalWording } from '../../en/legal/legal-wording.ts';

export const legalWording: LegalWording = {
  contents: '目录',
  lastUpdated: '最后更新：',
  today: '今天',
};
