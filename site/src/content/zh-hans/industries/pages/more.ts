import type { IndustryContent } from '../../../industries/industry-content.ts';
import { english, hans, phrase, pinyin } from '../../../phrase.ts';

export const more: IndustryContent = {
  heading: '更多行业',
  headingCompanion: english('More industries'),
  lead: '能源、机械、汽车、化工、|食品、农业、建筑、航运，|学校、博物馆、政府部门。|只要是中文或英文写的，|就有人要用另一种语言读。|先发一页来，|24小时内回复，|周末和节假日照常。',
  duel: [
    {
      term: hans('截止'),
      reading: pinyin('jiézhǐ'),
      meaning: english('Closes on'),
      text: '到此为止。过了投标的“截止日期”，一份标书也不收。',
    },
    {
      term: hans('截至'),
      reading: pinyin('jiézhì'),
      meaning: english('As of'),
      text: phrase`数字算到哪一天：“截至12月31日”是${english('as of December 31')}，什么也没有结束。只差一个声调，标书里有，报告里也有。`,
    },
  ],
  body: null,
};
