import { hans, hant, phrase } from '../../../phrase.ts';
import type { ServiceContent } from '../../../services/service-content.ts';
import { asides } from '../asides.ts';
import { counting } from './counting.ts';

export const creativeWriting: ServiceContent = {
  heading: 'Creative writing',
  headingCompanion: hans('创意文案'),
  lead: 'Slogans, stories, speeches, articles and posts, written in Chinese or in English by people who grew up in it. From your brief, or from a text that must work as well as it did at home.',
  aside: asides.writing,
  specimens: {
    headings: { source: 'Your line', wrong: 'Translated', ours: 'Written' },
    rows: [
      {
        source: 'Sleep well. Wake better',
        wrong: hans('睡得好，醒得更好'),
        ours: hans('一夜好眠，满格醒来'),
        note: phrase`${hans('满格')} is a battery at full bars. “Better” falls flat in Chinese, so the line shows it.`,
      },
      {
        source: hans('匠心品质，成就非凡'),
        wrong: 'Ingenuity quality achieves the extraordinary',
        ours: 'Made properly',
        note: 'Eight characters of ceremony are good manners in Chinese and empty in English. We keep the claim and drop the drum roll.',
      },
      {
        source: hans('恭喜发财，红包拿来'),
        wrong: 'Congratulations on getting rich, bring the red envelope',
        ours: 'Happy New Year! Now hand over the envelope',
        note: 'A children’s rhyme. English has no rhyme for it, but it has timing.',
      },
    ],
  },
  steps: {
    heading: 'A brief, a draft, a last word.',
    list: [
      {
        name: 'Briefed',
        text: 'Who speaks, to whom, where it will appear, what they should do, and what must not be said.',
      },
      {
        name: 'Read',
        text: 'We read what you and your competitors have published, in the language we will write in.',
      },
      {
        name: 'Written',
        text: 'By a native speaker of that language, not out of the other one.',
      },
      {
        name: 'Edited',
        text: 'For facts, rhythm, double meanings and unlucky sounds.',
      },
      {
        name: 'Explained',
        text: 'You get the text, what it says literally, and a page of notes on the voice, so that you can sign off on a language you do not read.',
      },
    ],
  },
  exchange: {
    heading: 'What you brief, what you get',
    sample: {
      caption: 'One line, as it is handed over',
      source: ['Sleep well. Wake better.'],
      delivered: [
        hans('一夜好眠，满格醒来。'),
        'Literally: a night of good sleep, awake with full bars.',
      ],
    },
    rows: [
      {
        send: 'A slogan or a headline',
        receive:
          'More than one line to choose from, each with its literal meaning and the reason for it',
        counted: counting.brief,
      },
      {
        send: 'A brand or product name',
        receive:
          'Chinese names by sound, by sense or by both, with what each says and where it may offend',
        counted: counting.brief,
      },
      {
        send: 'A campaign, .docx or .pptx',
        receive: 'The campaign rewritten for the other market, in the same file',
        counted: counting.exact,
      },
      {
        send: 'Notes for a speech',
        receive: 'A speech to be spoken, breaths marked, and a version for the interpreter',
        counted: counting.brief,
      },
      {
        send: 'A subject for an article or a post',
        receive: 'Text written for its place: company site, WeChat account, LinkedIn, newsletter',
        counted: counting.brief,
      },
      {
        send: 'A text of your own, .docx',
        receive: 'Proofread or rewritten, with tracked changes and a note on each major one',
        counted: counting.exact,
      },
    ],
  },
  preparation: {
    heading: 'A good brief is half a page',
    general: [
      'Who reads it, and where they will meet it',
      'The one thing they should remember',
      'Texts whose tone you like, yours or anybody’s',
      'Facts we may state, and their source',
    ],
    intoChinese: [
      'Mainland, Taiwan, Hong Kong or Singapore readers',
      'Your Chinese name, if you have registered one',
    ],
    intoEnglish: ['American or British readers', 'How much China the English reader should notice'],
  },
  questions: [
    {
      question: 'How is this different from translation?',
      answer:
        'A translation answers to the source. Writing answers to the reader: it may drop a sentence, change the picture or start elsewhere. If you are not sure which you need, send the text and say what it is for.',
    },
    {
      question: 'Can you find a Chinese name for our brand?',
      answer:
        'Yes. A good one sounds like you, means something you want to mean, and is easy to say on the phone. We tell you what each candidate suggests to a Chinese reader; whether it can be registered is a question for your trademark lawyer.',
    },
    {
      question: 'Does one Chinese text work everywhere?',
      answer: phrase`A report may. A joke rarely does. “Awesome” is ${hans('绝了')} on the Mainland and ${hant('超讚')} in Taiwan, and each sounds foreign in the other place.`,
    },
    {
      question: 'Does AI write it?',
      answer:
        'A person does. Software helps to look things up and to find slips; the sentence you publish was chosen by a native speaker.',
    },
    {
      question: 'What if we do not like it?',
      answer:
        'Say what is wrong with it. Revisions are free within 7 days. Our terms guarantee correctness and, honestly, not beauty; we work for both.',
    },
  ],
  closing: {
    title: 'Tell us what it should do.',
    companion: hans('您想打动谁？说说看。'),
    text: 'Half a page is enough for a brief. We reply within 24 hours, Spring Festival included.',
  },
};
