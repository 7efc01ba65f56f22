import type { IndustryWording } from '../../en/industries/industry-wording.ts';

export const industryWording: IndustryWording = {
  duel: '两个容易混淆的词',
  services: '相关服务',
};
