import { ifClaimed, joinSentences } from '../../../claimed.ts';
import { hans, hant, phrase } from '../../../phrase.ts';
import type { ServiceContent } from '../../../services/service-content.ts';
import { asides } from '../asides.ts';
import { counting } from './counting.ts';

const inHouse = ifClaimed('neverFreelancers', ', full-time and in-house');
const abroad = ifClaimed(
  'yearsAbroad',
  `${inHouse && ','} who has lived at least five years where the other one is spoken`,
);

export const documentTranslation: ServiceContent = {
  heading: 'Document translation',
  headingCompanion: hans('文档翻译'),
  lead: 'Contracts, reports, manuals, tenders and records, Chinese to English or English to Chinese. You get back the same file in the other language: same headings, same tables, same numbering.',
  aside: asides.translation,
  specimens: {
    headings: { source: 'In your document', wrong: 'What goes wrong', ours: 'What we deliver' },
    rows: [
      {
        source: hans('全场九折'),
        wrong: '90% off everything',
        ours: '10% off everything',
        note: 'A Chinese discount names what you still pay, not what you save.',
      },
      {
        source: 'Signed on 03/04/2026',
        wrong: hans('2026年3月4日签署'),
        ours: hans('2026年4月3日签署'),
        note: 'The counterparty was in London. Where a date can be read two ways, we ask before we choose.',
      },
      {
        source: hans('同比增长两成'),
        wrong: 'Up two percent year on year',
        ours: 'Up 20% year on year',
        note: phrase`${hans('成')} is a tenth: two of them are 20 percent.`,
      },
    ],
  },
  steps: {
    heading: 'Five steps, then a full stop.',
    list: [
      {
        name: 'Counted',
        text: 'Your browser reads the document before it is sent: every Chinese character, every English word.',
      },
      {
        name: 'Prepared',
        text: 'Names, defined terms and house style go into a term list that comes back with the translation. Questions come before the first page, not after the last.',
      },
      {
        name: 'Translated',
        text: `By a native speaker of your reader’s language${inHouse}${abroad}.`,
      },
      {
        name: 'Revised',
        text: `Against the source${ifClaimed('isoStandards', ', as ISO 17100 asks')}. Software looks for a lost digit, a skipped line, a term used two ways.`,
      },
      {
        name: 'Typeset',
        text: 'Layout restored, figures and cross-references checked, and the file opened once more before it leaves.',
      },
    ],
  },
  exchange: {
    heading: 'What you send, what comes back',
    sample: {
      caption: 'Clause 4.2, in the file that comes back',
      source: [phrase`4.2 ${hans('定金。买方应于签署后5日内支付320万元。')}`],
      delivered: [
        '4.2 Earnest money. Buyer shall pay CNY 3.2 million within five days of signing.',
      ],
    },
    rows: [
      {
        send: 'Word, .docx',
        receive: 'Word, with styles, comments and tracked changes where you put them',
        counted: counting.exact,
      },
      {
        send: 'PowerPoint, .pptx',
        receive: 'PowerPoint, text fitted to its frames, speaker notes included if you want them',
        counted: counting.exact,
      },
      {
        send: 'Excel, .xlsx',
        receive: 'Excel, formulas untouched, only the cells with text translated',
        counted: counting.exact,
      },
      {
        send: 'PDF with text',
        receive: 'Word laid out like the PDF, and a PDF made from it',
        counted: counting.exact,
      },
      {
        send: 'Scan or photograph',
        receive:
          'Word, retyped in the layout of the original; stamps, seals and handwriting described in brackets',
        counted: counting.estimated,
      },
      {
        send: 'InDesign, .idml',
        receive: 'InDesign, with Chinese line breaks, punctuation and fonts set by hand',
        counted: counting.estimated,
      },
      {
        send: 'OpenDocument, RTF, HTML, plain text',
        receive: 'The same format; for Chinese text files, the encoding you ask for',
        counted: counting.exact,
      },
    ],
  },
  preparation: {
    heading: 'To get it right the first time',
    general: [
      'The editable file, if there is one, and not only its PDF',
      'Who will read it, and what they have to do next',
      'Names as their owners write them, in both languages',
      'Earlier translations you were happy with, or were not',
    ],
    intoChinese: [
      'Simplified or Traditional characters',
      'Wording of the Mainland, Taiwan, Hong Kong or Singapore',
    ],
    intoEnglish: ['American or British spelling', 'Whether an authority needs it certified'],
  },
  questions: [
    {
      question: 'Simplified or Traditional?',
      answer: phrase`Simplified for the Mainland and Singapore, Traditional for Taiwan and Hong Kong. Characters are the small part. One taxi is ${hans('出租车')} in Shanghai, ${hans('德士')} in Singapore, ${hant('計程車')} in Taipei and ${hant('的士')} in Hong Kong: we write for the place instead of converting.`,
    },
    {
      question: 'Who sees my document?',
      answer: `${ifClaimed('neverFreelancers', 'Full-time, in-house staff, never freelancers', 'Only those who work on it')}, under the Non-Disclosure Agreement and in compliance with the GDPR. No text goes to an outside AI service unless you agree to it in writing. Files are deleted within 24 hours of project completion.`,
    },
    {
      question: 'Do you certify translations?',
      answer: phrase`Choose Certified Translation when you estimate the price, and tell us who will receive it. Requirements vary: some want a signed statement, many on the Mainland a stamped translation (${hans('盖章翻译')}). We tell you what we can provide before you order.`,
    },
    {
      question: 'What if I need it tonight?',
      answer: joinSentences(
        'Put the date and the hour in the deadline fields of the quote.',
        ifClaimed(
          'supportAtAnyHour',
          'Support answers around the clock, weekends and holidays included.',
        ),
      ),
    },
    {
      question: 'And if I want something changed?',
      answer:
        'Revisions are free within 7 days. Objective linguistic errors are corrected free of charge within 30 days of delivery.',
    },
  ],
  closing: {
    title: 'Let us count it for you.',
    companion: hans('字数，先替您数好。'),
    text: 'Drop your document, see the word count, and send it when you’re ready. Nothing is uploaded until you request the quote.',
  },
};
