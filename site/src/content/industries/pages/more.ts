import { hans } from '../../phrase.ts';
import type { IndustryContent } from '../industry-content.ts';

export const more: IndustryContent = {
  heading: 'More industries',
  headingChinese: hans('更多行业'),
  lead: 'Energy, machinery, cars, chemicals, food, farming, building, shipping, schools, museums, city halls. If it is written in Chinese or English, somebody has to read it in the other. Send one page of it: we reply within 24 hours, including weekends and holidays.',
  body: null,
};
