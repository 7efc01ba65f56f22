import { ifClaimed } from '../../claimed.ts';
import type { asides as englishAsides } from '../../en/services/asides.ts';
import { price } from '../prices.ts';

const in24Hours = ifClaimed('deliveryIn24Hours', '多數專案24小時內交件。');
const from = (prices: string) => ifClaimed('pricesFrom', `${prices}。`);

export const asides: typeof englishAsides = {
  translation: from(`翻譯${price.translated}`) + in24Hours,
  writing: from(`撰稿${price.written}`) + in24Hours,
  both: from(`翻譯${price.translated}，撰稿${price.written}`),
  transcription: in24Hours + ifClaimed('supportAtAnyHour', '客服24小時全年無休。'),
};
