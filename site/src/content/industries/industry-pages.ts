import type { PageMeta } from '../../page-route.ts';

/** In the order of the header's menu. */
const industries = [
  {
    slug: 'life-sciences',
    name: 'Life Sciences',
    nameChinese: '生命科学',
    title: 'Life sciences translation, Chinese and English',
    description:
      'Clinical trials, regulatory submissions, labels, devices and safety reports between Chinese and English, by people who know an adverse event from an adverse reaction.',
  },
  {
    slug: 'retail',
    name: 'E-Commerce',
    nameChinese: '电商零售',
    title: 'E-commerce and retail localization, Chinese and English',
    description:
      'Listings, campaigns, customer service, packaging and store policies between Chinese and English, with discounts that add up and returns that are not refunds.',
  },
  {
    slug: 'travel',
    name: 'Travel & Hospitality',
    nameChinese: '旅游与酒店',
    title: 'Travel and hospitality translation, Chinese and English',
    description:
      'Hotel websites, booking channels, menus, guides and fare rules in Chinese and English. A double room with one bed, breakfast from Europe and no lung slices.',
  },
  {
    slug: 'technology',
    name: 'Technology',
    nameChinese: '科技',
    title: 'Technology translation and software localization, Chinese and English',
    description:
      'Interfaces, developer documentation, manuals, standards and security papers between Chinese and English: technical accuracy, platform expertise, and code left alone.',
  },
  {
    slug: 'gaming',
    name: 'Gaming',
    nameChinese: '游戏',
    title: 'Game localization, Chinese and English',
    description:
      'In-game text, story, voice-over scripts, store pages and compliance texts between Chinese and English, by people who know what pity and liver mean in a game.',
  },
  {
    slug: 'entertainment',
    name: 'Entertainment',
    nameChinese: '影视文娱',
    title: 'Film, music and stage translation, Chinese and English',
    description:
      'Subtitles, scripts, dubbing, pitches, rights contracts and lyrics between Chinese and English. Jokes that land in their second, credits as negotiated.',
  },
  {
    slug: 'legal',
    name: 'Legal',
    nameChinese: '法律',
    title: 'Legal translation, Chinese and English',
    description:
      'Contracts, litigation, M&A, intellectual property, compliance and certified translation between Chinese and English: both versions bind both parties to the same thing.',
  },
  {
    slug: 'finance',
    name: 'Finance & Banking',
    nameChinese: '金融与银行',
    title: 'Financial and banking translation, Chinese and English',
    description:
      'Annual reports, prospectuses, research, loan documents, KYC files and ESG reports between Chinese and English, with every figure and unit checked.',
  },
  {
    slug: 'marketing',
    name: 'Digital Marketing',
    nameChinese: '数字营销',
    title: 'Digital marketing localization, Chinese and English',
    description:
      'Social media, search, ads, live shopping, email and brand names for the Chinese and the English internet: translated where that works, rewritten where it does not.',
  },
  {
    slug: 'more',
    name: 'More Industries',
    nameChinese: '更多行业',
    title: 'More industries: Chinese and English translation',
    description:
      'Energy, machinery, food, building, shipping, education, public bodies and others: send a page in Chinese or English, and we reply within 24 hours.',
  },
] as const;

export type IndustrySlug = (typeof industries)[number]['slug'];

/** An industry as menus, routes and search engines know it; what its page says is loaded with the page. */
export interface IndustryEntry extends PageMeta {
  readonly slug: IndustrySlug;
  readonly nameChinese: string;
}

export const industryPages: readonly IndustryEntry[] = industries.map((industry) => ({
  ...industry,
  path: `/industries/${industry.slug}`,
}));
