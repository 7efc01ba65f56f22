import { hans, hant, phrase } from '../../phrase.ts';
import type { ServiceContent } from '../service-content.ts';
import { counting } from './counting.ts';

export const documentTranslation: ServiceContent = {
  heading: 'Document translation',
  headingChinese: hans('文档翻译'),
  lead: 'Contracts, reports, manuals, tenders and records, Chinese to English or English to Chinese. You get back the same file in the other language: same headings, same tables, same numbering.',
  aside: 'From USD 23 per 1000 words translated. Delivery in 24 hours for most projects.',
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
        note: phrase`${hans('成')} is a tenth. Every figure is compared with the source.`,
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
        text: 'Names, defined terms and house style go into a term list. Questions come before the first page, not after the last.',
      },
      {
        name: 'Translated',
        text: 'By a native speaker of your reader’s language, full-time and in-house, who has lived at least five years where the other one is spoken.',
      },
      {
        name: 'Revised',
        text: 'A second person compares it with the source, as ISO 17100 asks.',
      },
      {
        name: 'Set',
        text: 'Layout restored, figures and cross-references checked, and the file opened once more before it leaves.',
      },
    ],
  },
  exchange: {
    heading: 'What you send, what comes back',
    rows: [
      {
        send: 'Word, .docx',
        receive: 'Word, with styles, comments and tracked changes where you put them',
        counted: counting.exact,
      },
      {
        send: 'PowerPoint, .pptx',
        receive: 'PowerPoint, text refitted to its boxes, speaker notes included if you want them',
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
  practices: {
    heading: 'The same term on page\u00a04 and on page\u00a0400',
    terms:
      'We agree a term list with you before we start, and it comes back with the translation, so that your next document begins where this one ended. Party names, product names and job titles are settled once, in both languages.',
    checks:
      'ISO-compliant procedures: a second linguist revises against the source, and software looks for what tired eyes miss, such as a lost digit, a skipped line, or a term used two ways.',
    time: 'Most projects are delivered in 24 hours. Give us the date and the hour you need; if a document needs longer, we say so in the quote, not on the morning it is due.',
  },
  preparation: {
    heading: 'To get it right first time',
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
      answer:
        'Full-time, in-house staff, never freelancers. The Non-Disclosure Agreement covers it, data is handled in compliance with the GDPR, and files are deleted within 24 hours of project completion.',
    },
    {
      question: 'Can you work from a scan, or a photo of a page?',
      answer:
        'Yes, as long as a person can read it. The quote page says when a file has no text in it; then somebody here counts it and confirms the number with the quote.',
    },
    {
      question: 'Do you certify translations?',
      answer: phrase`Yes. Choose Certified Translation when you estimate the price, and tell us who will receive it. Offices differ: some want a signed statement, many on the Mainland a company stamp (${hans('盖章翻译')}). We settle what yours asks for before you order.`,
    },
    {
      question: 'What if I need it tonight?',
      answer:
        'Put the date and the hour in the deadline fields of the quote. Support answers around the clock, weekends and holidays included.',
    },
    {
      question: 'And if I want something changed?',
      answer:
        'Revisions are free within 7 days. Objective linguistic errors are corrected free of charge within 30 days of delivery.',
    },
  ],
  closing: {
    english: 'Let us count it for you.',
    chinese: hans('让我们先数一数。'),
    text: 'Drop the document, see the words, send it when you are ready. Nothing is uploaded before you say so.',
  },
};
