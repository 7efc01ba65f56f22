import { titleNameIn } from '@yiqiao/contract/company-name';
import { isClaimed } from '@yiqiao/contract/is-claimed';
import { dollarsFrom } from '@yiqiao/contract/money/services';
import { ifClaimed, joinClaimed, onlyClaimed } from '../claimed.ts';
import type { ClosingTexts } from '../closing-texts.ts';
import type { HomeTexts } from '../en/home.ts';
import type { Highlight } from '../highlight.ts';
import { english } from '../phrase.ts';
import type { Specimen, SpecimenHeadings } from '../specimen.ts';
import { offerCounts } from './offer-counts.ts';
import { price } from './prices.ts';

const hero: HomeTexts['hero'] = {
  lines: ['一字', '不落'],
  companionLines: [english('Nothing'), english('lost')],
  lead: '中英互译与双语撰写，|由母语译员执笔。|字字有数，|句句过目，|件件有着落。',
  action: '从一份文件开始',
  dotKey: '英文句点，U+002E。本站遇点，即是英文。',
  ringKey: '中文句号，U+3002。本站遇圈，即是中文。',
};

const specimenHeadings: SpecimenHeadings = {
  source: '中文原话',
  wrong: '逐字硬译',
  ours: '我们的译文',
};

const specimens: readonly Specimen[] = [
  {
    source: '这件事，我们再研究研究',
    wrong: english('We will research this matter again'),
    ours: english('We’ll get back to you'),
    note: '谈判桌上说这句话，多半是婉拒。我们会在页边注明。',
  },
  {
    source: '该产品填补了国内空白',
    wrong: english('This product fills a domestic blank'),
    ours: english('It is the first of its kind made in China'),
    note: '英文读者要问：什么空白？意思说清楚即可，比喻不必照搬。',
  },
  {
    source: '营业收入3.2亿元',
    wrong: english('Revenue of 3.2 hundred million'),
    ours: english('Revenue of CNY 320 million'),
    note: '中文以万、亿进位，英文以千、百万进位。文字要译，数字也要换算。',
  },
];

const services: HomeTexts['services'] = {
  title: '我们的服务',
  titleCompanion: english('Our Services'),
  before: `${offerCounts.services}项服务，|${offerCounts.industries}个行业，|两种语言。|详情请从页首的|`,
  or: '|或',
  after: '看起。',
};

const alwaysThere: Highlight = {
  title: '随时有人',
  figure: ['', '24/7', ''],
  text: '客服全天候在线：上海的上班时间有人，旧金山的上班时间也有人。',
  ...(isClaimed('projectsCompleted') && { claim: '已完成5万余个项目。' }),
  companion: english('Someone is always there'),
};

const practice: Highlight = {
  title: '熟门熟路',
  figure: ['', '50,000+', ''],
  text: '已完成5万余个项目。您发来的，多半是我们见过的类型。',
  companion: english('Well practiced'),
};

const highlights = onlyClaimed<Highlight>([
  [
    'yearsAbroad',
    {
      title: '都是母语译员',
      figure: ['', '5', '年以上'],
      text: '经手您稿件的每个人，都在英语国家或中文地区生活过5年以上。懂这种语言，也懂说这种语言的人。',
      companion: english('Native speakers, 5+ years abroad'),
    },
  ],
  [
    null,
    {
      title: '先翻译，再审校',
      figure: isClaimed('isoStandards') ? ['', 'ISO', '+ AI'] : ['', '2', '道工序 + AI'],
      text: `${ifClaimed('isoStandards', '按ISO标准流程执行，再加上AI：')}翻译和审校是两道工序；眼睛累了会漏掉的，由AI找出来，比如少了一位数字、一个术语两种译法。`,
      companion: english('Translated, then revised'),
    },
  ],
  [
    'pricesFrom',
    {
      title: '按字计价',
      figure: ['US$', String(dollarsFrom.translated), '/ 千字起'],
      text: `翻译${price.translated}，撰写${price.written}。文件还没发出，字数已当着您的面数清。`,
      companion: english('Priced by the word'),
    },
  ],
  [
    'deliveryIn24Hours',
    {
      title: '多数项目，24小时交付',
      figure: ['', '24', '小时'],
      text: '多数项目24小时内交付。如果需要更长时间，报价时就告诉您，不会拖到交付当天早上。',
      companion: english('Most projects within 24 hours'),
    },
  ],
  isClaimed('supportAtAnyHour')
    ? ['supportAtAnyHour', alwaysThere]
    : ['projectsCompleted', practice],
]);

const closing: ClosingTexts = {
  title: '准备好|出海了吗？',
  companion: english('Ready to Go Global?'),
  text: '一份文件也好，整个产品也好，发来便是。24小时内回复，周末和节假日照常。',
};

const claims = joinClaimed(
  { pricesFrom: price.translated, deliveryIn24Hours: '多数项目24小时内交付' },
  '，',
);

export const home: HomeTexts = {
  description: `中英翻译、本地化、音视频转写与双语撰写，由母语译员执笔${ifClaimed('isoStandards', '，按ISO标准流程执行')}。${claims && `${claims}。`}`,
  hero,
  specimensCaption: '三处难译的中文，看我们怎么译',
  specimenHeadings,
  specimens,
  services,
  highlightsTitle: `为什么选${titleNameIn('zh-Hans')}`,
  highlights,
  closing,
};
