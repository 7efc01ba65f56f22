import type { CountingTexts } from '../../../en/services/pages/counting.ts';

export const counting: CountingTexts = {
  exact: '浏览器内准确计字',
  estimated: '先估算，再由我们确认',
  duration: '按播放时长，由我们确认',
  brief: '按您需要的字数',
};
