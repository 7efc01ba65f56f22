import type { IndustryWording } from '../../en/industries/industry-wording.ts';

export const industryWording: IndustryWording = {
  duel: '兩個容易混淆的詞',
  services: '相關服務',
};
