import type { IndustryContent } from '../../../industries/industry-content.ts';
import { hans, phrase, pinyin } from '../../../phrase.ts';

export const more: IndustryContent = {
  heading: 'More industries',
  headingCompanion: hans('更多行业'),
  lead: 'Energy, machinery, cars, chemicals, food, farming, building, shipping, schools, museums, city halls. If it is written in Chinese or English, somebody has to read it in the other. Send one page of it: we reply within 24 hours, including weekends and holidays.',
  duel: [
    {
      term: hans('截止'),
      reading: pinyin('jiézhǐ'),
      meaning: 'Closes on',
      text: phrase`A deadline. After the ${hans('截止日期')} of a tender, no bid is accepted.`,
    },
    {
      term: hans('截至'),
      reading: pinyin('jiézhì'),
      meaning: 'As of',
      text: phrase`A date that figures are given for: ${hans('截至12月31日')} is “as of December 31”, and nothing closes. One tone apart, in every tender and every report.`,
    },
  ],
  body: null,
};
