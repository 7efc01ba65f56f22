import { hans, hant, phrase } from '../../../phrase.ts';
import type { ServiceContent } from '../../../services/service-content.ts';
import { asides } from '../asides.ts';
import { counting } from './counting.ts';

export const websiteLocalization: ServiceContent = {
  heading: 'Website localization',
  headingCompanion: hans('网站本地化'),
  lead: 'Pages, forms, emails and error messages that read as if your company had been founded there. We work on the text in your system’s own format, so that nobody has to copy and paste.',
  aside: asides.translation,
  specimens: {
    headings: { source: 'On the page', wrong: 'Word for word', ours: 'What goes live' },
    rows: [
      {
        source: hans('欢迎各界朋友莅临指导'),
        wrong: 'Welcome friends from all circles to come and guide us',
        ours: 'Come and see how we work',
        note: 'A courtesy that countless company sites open with. Nobody is being asked for guidance.',
      },
      {
        source: 'First name, last name',
        wrong: hans('名字，最后的名字'),
        ours: hans('姓名'),
        note: phrase`One field, family name first. Two boxes make a customer called ${hans('欧阳')} guess where to cut.`,
      },
      {
        source: 'Book',
        wrong: hans('书'),
        ours: hans('预订'),
        note: 'It was a button. We look at the live page before a one-word string is translated.',
      },
    ],
  },
  steps: {
    heading: 'From your repository and back.',
    list: [
      {
        name: 'Exported',
        text: 'You send the files your system exports, or the address of the site; we say what else we need.',
      },
      {
        name: 'Mapped',
        text: 'Navigation, buttons and legal text are told apart. A term list is agreed with you and comes back with every delivery, so that new pages match the old ones.',
      },
      {
        name: 'Localized',
        text: 'Text, dates, prices, name and address forms, alt texts and titles, by a native speaker of the market’s language.',
      },
      {
        name: 'Revised',
        text: 'Against the source; then software looks for broken tags, lost placeholders and dead links.',
      },
      {
        name: 'Seen',
        text: 'We read the pages in place, on a wide screen and a phone, when you give us a preview to look at.',
      },
    ],
  },
  exchange: {
    heading: 'What you export, what you import',
    sample: {
      caption: 'A button, with its markup',
      source: ['<a href="/rooms" title="Book">Book a room</a>'],
      delivered: [phrase`<a href="/rooms" title="${hans('预订')}">${hans('预订客房')}</a>`],
    },
    rows: [
      {
        send: 'XLIFF 1.2 and 2.x',
        receive: 'XLIFF with targets filled, tags and segment states valid',
        counted: counting.exact,
      },
      {
        send: 'JSON, keys and values',
        receive: 'The same keys, translated values, placeholders such as {count} intact',
        counted: counting.exact,
      },
      {
        send: 'Gettext, .po',
        receive: 'PO with plural forms for the language: two for English, one for Chinese',
        counted: counting.exact,
      },
      {
        send: 'HTML, Markdown',
        receive: 'The same markup and links; front matter translated where readers see it',
        counted: counting.exact,
      },
      {
        send: 'CSV or Excel from a CMS or shop',
        receive: 'The same columns, ready to import, in UTF-8',
        counted: counting.exact,
      },
      {
        send: '.resx, .properties, YAML, PHP arrays',
        receive: 'The same file with its escapes and indents as they were',
        counted: counting.exact,
      },
      {
        send: 'Only the address of the site',
        receive: 'A spreadsheet of every text, page by page, beside its translation',
        counted: counting.estimated,
      },
    ],
  },
  preparation: {
    heading: 'To launch on time',
    general: [
      'An export from your system, or access to a preview',
      'Character limits, if your design has them',
      'What must stay: brand names, product codes, legal wording',
      'Pages that need a lawyer’s eye on your side: privacy, cookies, returns',
    ],
    intoChinese: [
      'Mainland, Taiwan, Hong Kong or Singapore, or one page for each',
      phrase`${hans('您')} or ${hans('你')}, if you have already decided`,
    ],
    intoEnglish: [
      'The first market: American or British spelling, dollars or pounds',
      'How Chinese company and place names are written officially',
    ],
  },
  questions: [
    {
      question: 'Do we need two Chinese versions?',
      answer: phrase`For the Mainland and Taiwan, yes. Quality is ${hans('质量')} on the Mainland; convert that to Traditional characters and a Taiwanese reader gets ${hant('質量')}, which is mass, as in physics. There, quality is ${hant('品質')}.`,
    },
    {
      question: 'Who writes the page titles and descriptions?',
      answer:
        'We do, with the page. If they have to be found for particular searches, order SEO localization with it, so that the words people type are known before the titles are written.',
    },
    {
      question: 'How do later updates work?',
      answer:
        'Send the new export together with the last translated one. We translate what is new or changed, and leave the rest alone.',
    },
    {
      question: 'What happens to the design?',
      answer:
        'Chinese needs less width, more line height and different fonts; English needs the room back. We mark labels that will not fit and offer a shorter word instead of letting it be cut.',
    },
    {
      question: 'What if our own people prefer another word?',
      answer:
        'Tell us. Revisions are free within 7 days, and the word goes into the term list so that you say it only once.',
    },
  ],
  closing: {
    title: 'Is your site ready to be read?',
    companion: hans('您的网站，准备好迎接新读者了吗？'),
    text: 'Send one export file. Somebody reads it and replies within 24 hours, weekends and holidays included.',
  },
};
