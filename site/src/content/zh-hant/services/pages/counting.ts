import type { CountingTexts } from '../../../en/services/pages/counting.ts';

export const counting: CountingTexts = {
  exact: '瀏覽器內準確計字',
  estimated: '先預估，再由我們確認',
  duration: '依播放時間，由我們確認',
  brief: '依您需要的字數',
};
