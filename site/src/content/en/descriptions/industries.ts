import type { IndustryDescriptions } from '../../pages/page-names.ts';

export const industryDescriptions: IndustryDescriptions = {
  'life-sciences':
    'Clinical trials, regulatory submissions, labels, devices and safety reports between Chinese and English, by people who know an adverse event from an adverse reaction.',
  retail:
    'Listings, campaigns, customer service, packaging and store policies between Chinese and English, with discounts that add up and returns that are not refunds.',
  travel:
    'Hotel websites, booking channels, menus, guides and fare rules in Chinese and English. A double room with one bed, breakfast from Europe and no lung slices.',
  technology:
    'Interfaces, developer documentation, manuals, standards and security papers between Chinese and English: technical accuracy, platform expertise, and code left alone.',
  gaming:
    'In-game text, story, voice-over scripts, store pages and compliance texts between Chinese and English, by people who know what pity and liver mean in a game.',
  entertainment:
    'Subtitles, scripts, dubbing, pitches, rights contracts and lyrics between Chinese and English. Jokes that land in their second, credits as negotiated.',
  legal:
    'Contracts, litigation, M&A, intellectual property, compliance and certified translation between Chinese and English: both versions bind both parties to the same thing.',
  finance:
    'Annual reports, prospectuses, research, loan documents, KYC files and ESG reports between Chinese and English, with every figure and unit checked.',
  marketing:
    'Social media, search, ads, live shopping, email and brand names for the Chinese and the English internet: translated where that works, rewritten where it does not.',
  more: 'Energy, machinery, food, building, shipping, education, public bodies and others: send a page in Chinese or English, and we reply within 24 hours.',
};
