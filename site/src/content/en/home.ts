import { company } from '@yiqiao/contract/company';
import { isClaimed } from '@yiqiao/contract/is-claimed';
import { dollarsFrom } from '@yiqiao/contract/money/services';
import { ifClaimed, joinClaimed, onlyClaimed } from '../claimed.ts';
import type { ClosingTexts } from '../closing-texts.ts';
import type { Highlight } from '../highlight.ts';
import { hans, phrase } from '../phrase.ts';
import type { Specimen, SpecimenHeadings } from '../specimen.ts';
import { capitalize, offerCounts } from './offer-counts.ts';
import { price } from './prices.ts';

const hero = {
  /** Words of the headline; each may stand on a line of its own on a phone. */
  lines: ['Nothing', 'lost'],
  companionLines: [hans('一字'), hans('不落')],
  lead: 'Translation and writing between Chinese and English, by native speakers, with every word counted, checked and accounted for.',
  action: 'Start Your Project',
  dotKey: 'Full stop, U+002E. On this site it means English.',
  ringKey: phrase`${hans('句号')}, U+3002. On this site it means Chinese.`,
};

const specimenHeadings: SpecimenHeadings = {
  source: 'You say',
  wrong: 'Word for word',
  ours: 'What we deliver',
};

const specimens: readonly Specimen[] = [
  {
    source: hans('我们再研究研究'),
    wrong: 'We will research it again',
    ours: 'We’ll get back to you',
    note: 'Said across a negotiating table, this is usually a polite no. We tell you so in the margin.',
  },
  {
    source: 'Let’s table this',
    wrong: hans('让我们把它放到桌上'),
    ours: hans('此事容后再议'),
    note: 'In San Francisco, to table is to postpone. In London it is the opposite. We ask who is speaking.',
  },
  {
    source: hans('营业收入3.2亿元'),
    wrong: 'Revenue of 3.2 hundred million',
    ours: 'Revenue of CNY 320 million',
    note: phrase`Chinese counts in ${hans('万')}, ten thousands, and ${hans('亿')}, hundred millions. We convert the number, not only the words.`,
  },
];

/** The statement of 'Our Services': two of its words are buttons that open the header's menus. */
const services = {
  title: 'Our Services',
  titleCompanion: hans('我们的服务'),
  before: `${capitalize(offerCounts.services)} services, ${offerCounts.industries} industries, two languages. Open `,
  or: ' or ',
  after: ' at the top of this page for the details.',
};

const alwaysThere: Highlight = {
  title: 'Always someone there',
  figure: ['', '24/7', ''],
  text: '24/7 support, so that Shanghai and San Francisco both have office hours.',
  ...(isClaimed('projectsCompleted') && { claim: '50,000+ projects completed.' }),
  companion: hans(`全天候客服${ifClaimed('projectsCompleted', '，已完成五万余个项目')}`),
};

const practice: Highlight = {
  title: 'Well practiced',
  figure: ['', '50,000+', ''],
  text: '50,000+ projects completed. Whatever you send, we have most likely seen its kind before.',
  companion: hans('已完成五万余个项目'),
};

const highlights = onlyClaimed<Highlight>([
  [
    'yearsAbroad',
    {
      title: 'Native experts',
      figure: ['', '5+', 'years'],
      text: 'Everyone who works on your text has lived 5+ years in an English- or Chinese-speaking country. They know the language and the people who speak it.',
      companion: hans('母语译员，旅居五年以上'),
    },
  ],
  [
    null,
    {
      title: 'Quality assurance',
      figure: isClaimed('isoStandards') ? ['', 'ISO', '+ AI'] : ['', '2', 'steps + AI'],
      text: `${ifClaimed('isoStandards', 'ISO-compliant procedures plus AI: translation', 'Translation')} and revision are two steps, and AI looks for what tired eyes miss: a lost digit, a term used two ways.`,
      companion: hans('先译后审，AI核对'),
    },
  ],
  [
    'pricesFrom',
    {
      title: 'Clear pricing',
      figure: ['USD', String(dollarsFrom.translated), ''],
      text: `From ${price.translated} translated and ${price.written} written. Your document is counted while you watch, before you send it.`,
      companion: hans('按字计价，清清楚楚'),
    },
  ],
  [
    'deliveryIn24Hours',
    {
      title: 'Fast delivery',
      figure: ['', '24', 'hours'],
      text: 'Delivery in 24 hours for most projects. If yours needs longer, we say so when we quote, not on the morning it is due.',
      companion: hans('多数项目，24小时交付'),
    },
  ],
  isClaimed('supportAtAnyHour')
    ? ['supportAtAnyHour', alwaysThere]
    : ['projectsCompleted', practice],
]);

const closing: ClosingTexts = {
  title: 'Ready to Go Global?',
  companion: hans('准备好走向世界了吗？'),
  text: 'Send one document, or a whole product. We reply within 24 hours, including weekends and holidays.',
};

const claims = joinClaimed(
  {
    isoStandards: 'ISO-compliant procedures',
    pricesFrom: `from ${price.translated}`,
    deliveryIn24Hours: '24 hours for most projects',
  },
  ', ',
);

export const home = {
  /** For search engines and sharing cards. */
  description: `Translation, localization, transcription and writing between Chinese and English. Native speakers${claims && `, ${claims}`}.`,
  hero,
  specimensCaption: 'Three hard cases and how we translate them',
  specimenHeadings,
  specimens,
  services,
  highlightsTitle: `Why Choose ${company.brand}`,
  highlights,
  closing,
};

export type HomeTexts = typeof home;
