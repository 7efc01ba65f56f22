import { ifClaimed } from '../../claimed.ts';
import type { asides as englishAsides } from '../../en/services/asides.ts';
import { price } from '../prices.ts';

const in24Hours = ifClaimed('deliveryIn24Hours', '多数项目24小时内交付。');
const from = (prices: string) => ifClaimed('pricesFrom', `${prices}。`);

export const asides: typeof englishAsides = {
  translation: from(`翻译${price.translated}`) + in24Hours,
  writing: from(`撰写${price.written}`) + in24Hours,
  both: from(`翻译${price.translated}，撰写${price.written}`),
  transcription: in24Hours + ifClaimed('supportAtAnyHour', '客服全天候在线。'),
};
