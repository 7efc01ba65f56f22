import type { StartTexts } from '../en/start.ts';

export const start: StartTexts = {
  loading: '載入中……',
  failed: '管理後台無法啟動。',
  reload: '重新載入',
};
