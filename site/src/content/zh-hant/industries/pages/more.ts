import type { IndustryContent } from '../../../industries/industry-content.ts';
import { english, hant, phrase, pinyin } from '../../../phrase.ts';

export const more: IndustryContent = {
  heading: '更多產業',
  headingCompanion: english('More industries'),
  lead: '能源、機械、汽車、化工、|食品、農業、營建、航運，|學校、博物館、公家機關。|只要是中文或英文寫的，|就有人要用另一種語言讀。|先傳一頁來，|24小時內回覆，|週末與假日照常。',
  duel: [
    {
      term: hant('截止'),
      reading: pinyin('jiézhǐ'),
      meaning: english('Closes on'),
      text: '到此為止。過了投標的「截止日期」，一份標書也不收。',
    },
    {
      term: hant('截至'),
      reading: pinyin('jiézhì'),
      meaning: english('As of'),
      text: phrase`數字算到哪一天：「截至12月31日」是${english('as of December 31')}，什麼也沒有結束。只差一個聲調，標書裡有，報告裡也有。`,
    },
  ],
  body: null,
};
