import type { IndustryNames } from '../../pages/page-names.ts';
import { hans } from '../../phrase.ts';

export const industryNames: IndustryNames = {
  'life-sciences': {
    name: 'Life Sciences',
    nameCompanion: hans('生命科学'),
    title: 'Life sciences translation, Chinese and English',
  },
  retail: {
    name: 'E-Commerce',
    nameCompanion: hans('电商零售'),
    title: 'E-commerce and retail localization, Chinese and English',
  },
  travel: {
    name: 'Travel & Hospitality',
    nameCompanion: hans('旅游与酒店'),
    title: 'Travel and hospitality translation, Chinese and English',
  },
  technology: {
    name: 'Technology',
    nameCompanion: hans('科技'),
    title: 'Technology translation and software localization, Chinese and English',
  },
  gaming: {
    name: 'Gaming',
    nameCompanion: hans('游戏'),
    title: 'Game localization, Chinese and English',
  },
  entertainment: {
    name: 'Entertainment',
    nameCompanion: hans('影视文娱'),
    title: 'Film, music and stage translation, Chinese and English',
  },
  legal: {
    name: 'Legal',
    nameCompanion: hans('法律'),
    title: 'Legal translation, Chinese and English',
  },
  finance: {
    name: 'Finance & Banking',
    nameCompanion: hans('金融与银行'),
    title: 'Financial and banking translation, Chinese and English',
  },
  marketing: {
    name: 'Digital Marketing',
    nameCompanion: hans('数字营销'),
    title: 'Digital marketing localization, Chinese and English',
  },
  more: {
    name: 'More Industries',
    nameCompanion: hans('更多行业'),
    title: 'More industries: Chinese and English translation',
  },
};
