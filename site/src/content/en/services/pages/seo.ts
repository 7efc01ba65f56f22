import { hans, hant, phrase } from '../../../phrase.ts';
import type { ServiceContent } from '../../../services/service-content.ts';
import { asides } from '../asides.ts';
import { counting } from './counting.ts';

export const seoLocalization: ServiceContent = {
  heading: 'SEO localization',
  headingCompanion: hans('SEO本地化'),
  lead: 'Nobody searches in translation. We find the words your buyers type on Baidu, Google or in an app’s own search box, and rebuild titles, headings and copy around them.',
  aside: asides.both,
  specimens: {
    headings: { source: 'Your keyword', wrong: 'Translated', ours: 'What buyers type' },
    rows: [
      {
        source: 'Cell phone plan',
        wrong: hans('手机计划'),
        ours: hans('手机套餐'),
        note: phrase`${hans('计划')} is a plan somebody has; ${hans('套餐')} is a plan somebody buys, on the phone as at the lunch counter.`,
      },
      {
        source: hans('雅思培训班'),
        wrong: 'Yasi training class',
        ours: 'IELTS prep course',
        note: phrase`${hans('雅思')} sounds like IELTS and means nothing else. The searcher in London does not know that it has a Chinese name.`,
      },
      {
        source: 'Car insurance',
        wrong: hans('汽车保险'),
        ours: hans('车险'),
        note: 'Both are right. Thumbs take the shorter one, so the title leads with it and the text uses both.',
      },
    ],
  },
  steps: {
    heading: 'Found first, then read.',
    list: [
      {
        name: 'Asked',
        text: 'What you sell, to whom, in which market, and which searches bring you clients today.',
      },
      {
        name: 'Searched',
        text: 'Keywords are looked up in the market’s own language and engines, never translated from your list.',
      },
      {
        name: 'Mapped',
        text: 'One intent, one page: each page gets its main term, its neighbors, and what the page must answer.',
      },
      {
        name: 'Written',
        text: 'Titles, descriptions, headings, alt texts and copy, by a native speaker, for people first.',
      },
      {
        name: 'Revised',
        text: 'Meaning, lengths, duplicates and hreflang pairs, before you publish.',
      },
    ],
  },
  exchange: {
    heading: 'What you send, what you publish',
    sample: {
      caption: 'The title of one results page',
      source: ['<title>Cell phone plans compared</title>'],
      delivered: [
        phrase`<title>${hans('手机套餐对比')}</title>`,
        'Literally: mobile packages, compared',
      ],
    },
    rows: [
      {
        send: 'Keyword list, .xlsx or .csv',
        receive: 'A keyword map: term, intent, page, literal meaning in your language, and why',
        counted: counting.exact,
      },
      {
        send: 'Pages, .html, .docx or CMS export',
        receive: 'The same format with localized copy and metadata',
        counted: counting.exact,
      },
      {
        send: 'Titles and descriptions, .csv',
        receive: 'The same columns, within the lengths results pages show',
        counted: counting.exact,
      },
      {
        send: 'Product feed, .xml or .csv',
        receive: 'Product titles and attributes in the order buyers search for them',
        counted: counting.estimated,
      },
      {
        send: 'A brief for new articles',
        receive: 'Articles written in the market’s language, not translated into it',
        counted: counting.brief,
      },
      {
        send: 'Only the address of your site',
        receive: 'A list of pages worth localizing first, with the quote',
        counted: counting.estimated,
      },
    ],
  },
  preparation: {
    heading: 'What a search starts from',
    general: [
      'The market, and the engine or shop you want to be found in',
      'Your best pages, and the searches that lead to them now',
      'Two or three competitors in that market, if you know them',
      'Words your lawyers will not let you use',
    ],
    intoChinese: [
      'Baidu, WeChat, Xiaohongshu, or Google for Taiwan and Hong Kong',
      'Simplified, Traditional or both',
    ],
    intoEnglish: [
      'Which country: moulding in Britain is molding in America',
      'How your products are named on export papers',
    ],
  },
  questions: [
    {
      question: 'Isn’t it enough to translate our keywords?',
      answer: phrase`No. A projector is ${hans('投影仪')} to Mainland buyers and ${hant('投影機')} in Taiwan and Hong Kong. A dictionary gives one of the two, and half the market never sees the page.`,
    },
    {
      question: 'What differs on Baidu?',
      answer:
        'The script and the words first; then the results page, which favors Chinese text, pages hosted within reach, and the engine’s own services. Where your site is hosted, and whether it has an ICP filing, is a matter for your technical team, and we tell you when it matters.',
    },
    {
      question: 'Can you promise a ranking?',
      answer:
        'No, and nobody who can read the results would. What we deliver is checkable: terms people use, pages that answer them, and text that reads as native.',
    },
    {
      question: 'One Chinese site for all regions?',
      answer:
        'One per script and wording at least, marked with hreflang, so that a reader in Taipei is not sent to Beijing’s page.',
    },
    {
      question: 'Which claims may a Chinese page not make?',
      answer: phrase`The Advertising Law of the Mainland does not allow superlatives such as ${hans('最佳')} or ${hans('最高级')}. We leave them out of titles and tell you where your original had one.`,
    },
  ],
  closing: {
    title: 'What would they type?',
    companion: hans('客户会怎么搜？'),
    text: 'Send your keywords or the address of your site. We reply within 24 hours, Golden Week and Thanksgiving included.',
  },
};
