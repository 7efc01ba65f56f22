import { hans, hant, phrase } from '../../../phrase.ts';
import type { ServiceContent } from '../../../services/service-content.ts';
import { asides } from '../asides.ts';
import { counting } from './counting.ts';

export const appLocalization: ServiceContent = {
  heading: 'App localization',
  headingCompanion: hans('App本地化'),
  lead: 'Strings, store pages, notifications and help for iOS, Android, the web and mini-programs. The keys come back as they left, the placeholders whole, the text short enough for its button.',
  aside: asides.translation,
  specimens: {
    headings: { source: 'In your strings', wrong: 'What goes wrong', ours: 'What ships' },
    rows: [
      {
        source: '{count} files selected',
        wrong: hans('{count}文件们选择了'),
        ours: hans('已选择{count}个文件'),
        note: phrase`Chinese has no plural, but it counts with measure words: ${hans('个')} for files, ${hans('条')} for messages, ${hans('张')} for photos. The placeholder moves; it never breaks.`,
      },
      {
        source: '12 GB free',
        wrong: hans('12 GB免费'),
        ours: hans('可用12 GB'),
        note: phrase`${hans('免费')} would promise storage at no charge. One English word, two keys, two translations.`,
      },
      {
        source: hans('猜你喜欢'),
        wrong: 'Guess you like',
        ours: 'Recommended for you',
        note: 'Four friendly characters in nearly every Chinese shopping app, and three words that make an English user doubt the rest.',
      },
    ],
  },
  steps: {
    heading: 'String in, string out.',
    list: [
      {
        name: 'Pulled',
        text: 'You send the resource files, with comments and screenshots if you have them.',
      },
      {
        name: 'Placed',
        text: 'Each string gets its place and its limit: title, button, error, notification, store page. Your features get one name each, agreed with you.',
      },
      {
        name: 'Localized',
        text: 'By a native speaker who uses such apps, following the conventions of each platform.',
      },
      {
        name: 'Revised',
        text: 'Against the source; then software looks for missing keys, lost placeholders, plural categories and length.',
      },
      {
        name: 'Tapped',
        text: 'We read it once more on screen, when you send a build or screenshots of it.',
      },
    ],
  },
  exchange: {
    heading: 'What you commit, what you merge',
    sample: {
      caption: 'One key in a resource file',
      source: ['"files_selected": "{count} files selected"'],
      delivered: [phrase`"files_selected": "${hans('已选择{count}个文件')}"`],
    },
    rows: [
      {
        send: 'Apple .strings, .stringsdict, .xcstrings',
        receive: 'The same files for zh-Hans, zh-Hant or en, with plural categories filled',
        counted: counting.exact,
      },
      {
        send: 'Android strings.xml',
        receive: 'XML for values-zh-rCN, -rTW or -rHK; quotes and apostrophes escaped',
        counted: counting.exact,
      },
      {
        send: 'JSON, i18next and the like',
        receive: 'The same keys and nesting, interpolation untouched',
        counted: counting.exact,
      },
      {
        send: 'XLIFF, exported from Xcode or Angular',
        receive: 'XLIFF with targets, notes kept, ready to import',
        counted: counting.exact,
      },
      {
        send: 'Flutter .arb',
        receive: 'ARB with ICU messages that still parse',
        counted: counting.exact,
      },
      {
        send: '.resx, .po, .properties, YAML',
        receive: 'The same format, escapes and comments as they were',
        counted: counting.exact,
      },
      {
        send: 'Store listing, .docx or .xlsx',
        receive:
          'Name, subtitle, description, keywords and release notes within the store’s limits',
        counted: counting.exact,
      },
    ],
  },
  preparation: {
    heading: 'Before you freeze the strings',
    general: [
      'Resource files in their original format',
      'A comment for every one-word string',
      'Screenshots or a test build',
      'Length limits, for buttons and notifications above all',
    ],
    intoChinese: [
      'zh-Hans alone, or zh-Hant for Taiwan and Hong Kong as well',
      'Which stores: a Chinese Android store may want its own listing',
    ],
    intoEnglish: [
      'US English alone, or en-GB as well',
      'How playful the Chinese original is meant to be',
    ],
  },
  questions: [
    {
      question: 'zh-Hans, zh-CN, zh-TW, zh-Hant-HK: which do we need?',
      answer: phrase`zh-Hans serves the Mainland and Singapore. For Taiwan use zh-Hant with Taiwan wording; Hong Kong readers understand it but notice: software is ${hant('軟體')} in Taipei and ${hant('軟件')} in Hong Kong. If Hong Kong is a market of yours, give it a file of its own.`,
    },
    {
      question: 'Our strings are built from pieces. Is that a problem?',
      answer:
        'Often. “Deleted” plus a noun plus “successfully” has a different order in Chinese. We list such strings before we start, and suggest a whole sentence with a placeholder.',
    },
    {
      question: 'Do you test the localized app?',
      answer:
        'We proofread it in context from a build or from screenshots, and report cut, overlapping or untranslated text. Functional testing stays with your team.',
    },
    {
      question: 'We ship every two weeks. How do updates work?',
      answer:
        'Send the new file and the last translated one. Only new and changed strings are translated, and the term list carries over.',
    },
    {
      question: 'Does a Chinese mini-program need anything special?',
      answer: phrase`Short names, a category description and service texts for review, and a tone nearer to chat than to a website. We know the words users expect: ${hans('授权登录')} for signing in with a profile, ${hans('小程序码')} for the round code.`,
    },
  ],
  closing: {
    title: 'Ready when your build is.',
    companion: hans('您定版，我们就位。'),
    text: 'Send one resource file. We reply within 24 hours, even on the weekend before the freeze.',
  },
};
