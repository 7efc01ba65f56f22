import type { StartTexts } from '../en/start.ts';

export const start: StartTexts = {
  loading: '正在加载……',
  failed: '管理后台无法启动。',
  reload: '重新加载',
};
