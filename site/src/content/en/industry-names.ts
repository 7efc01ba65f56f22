import type { IndustryNames } from '../page-names.ts';
import { hans } from '../phrase.ts';

export const industryNames: IndustryNames = {
  'life-sciences': {
    name: 'Life Sciences',
    nameCompanion: hans('生命科学'),
    title: 'Life sciences translation, Chinese and English',
    description:
      'Clinical trials, regulatory submissions, labels, devices and safety reports between Chinese and English, by people who know an adverse event from an adverse reaction.',
  },
  retail: {
    name: 'E-Commerce',
    nameCompanion: hans('电商零售'),
    title: 'E-commerce and retail localization, Chinese and English',
    description:
      'Listings, campaigns, customer service, packaging and store policies between Chinese and English, with discounts that add up and returns that are not refunds.',
  },
  travel: {
    name: 'Travel & Hospitality',
    nameCompanion: hans('旅游与酒店'),
    title: 'Travel and hospitality translation, Chinese and English',
    description:
      'Hotel websites, booking channels, menus, guides and fare rules in Chinese and English. A double room with one bed, breakfast from Europe and no lung slices.',
  },
  technology: {
    name: 'Technology',
    nameCompanion: hans('科技'),
    title: 'Technology translation and software localization, Chinese and English',
    description:
      'Interfaces, developer documentation, manuals, standards and security papers between Chinese and English: technical accuracy, platform expertise, and code left alone.',
  },
  gaming: {
    name: 'Gaming',
    nameCompanion: hans('游戏'),
    title: 'Game localization, Chinese and English',
    description:
      'In-game text, story, voice-over scripts, store pages and compliance texts between Chinese and English, by people who know what pity and liver mean in a game.',
  },
  entertainment: {
    name: 'Entertainment',
    nameCompanion: hans('影视文娱'),
    title: 'Film, music and stage translation, Chinese and English',
    description:
      'Subtitles, scripts, dubbing, pitches, rights contracts and lyrics between Chinese and English. Jokes that land in their second, credits as negotiated.',
  },
  legal: {
    name: 'Legal',
    nameCompanion: hans('法律'),
    title: 'Legal translation, Chinese and English',
    description:
      'Contracts, litigation, M&A, intellectual property, compliance and certified translation between Chinese and English: both versions bind both parties to the same thing.',
  },
  finance: {
    name: 'Finance & Banking',
    nameCompanion: hans('金融与银行'),
    title: 'Financial and banking translation, Chinese and English',
    description:
      'Annual reports, prospectuses, research, loan documents, KYC files and ESG reports between Chinese and English, with every figure and unit checked.',
  },
  marketing: {
    name: 'Digital Marketing',
    nameCompanion: hans('数字营销'),
    title: 'Digital marketing localization, Chinese and English',
    description:
      'Social media, search, ads, live shopping, email and brand names for the Chinese and the English internet: translated where that works, rewritten where it does not.',
  },
  more: {
    name: 'More Industries',
    nameCompanion: hans('更多行业'),
    title: 'More industries: Chinese and English translation',
    description:
      'Energy, machinery, food, building, shipping, education, public bodies and others: send a page in Chinese or English, and we reply within 24 hours.',
  },
};
