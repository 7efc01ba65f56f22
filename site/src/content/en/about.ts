import { ifClaimed, joinSentences, onlyClaimed } from '../claimed.ts';
import type { ClosingTexts } from '../closing-texts.ts';
import { isYiqiao } from '../company-name.ts';
import type { Figure, NameHalf, Value } from '../company-portrait.ts';
import { hans, hant, type Phrase, phrase } from '../phrase.ts';

const inHouse = ifClaimed('neverFreelancers', ' full-time and in-house, never freelancers:');
const abroad = ifClaimed(
  'yearsAbroad',
  ' who have lived at least 5 years in the other language’s country',
  inHouse && ', all of them',
);
const team = `All our translators are${inHouse} native speakers${abroad}.`;

/** The name is explained where it is this one. */
const nameLead: Phrase = isYiqiao ? [hans('译桥'), ` means translation bridge. ${team}`] : team;

const intro = {
  title: 'Two languages, one team',
  companion: hans('两种语言，一个团队'),
  lead: nameLead,
};

const figures = onlyClaimed<Figure>([
  [
    'projectsCompleted',
    { value: '50,000+', label: 'projects completed', companion: hans('已完成项目') },
  ],
  ['numberOfClients', { value: '2000+', label: 'clients', companion: hans('客户') }],
  [
    'yearsOfExperience',
    { value: '20', label: 'years of experience', companion: hans('行业经验（年）') },
  ],
  ['onTime999', { value: '99.9%', label: 'on-time delivery', companion: hans('准时交付率') }],
]);

const values: readonly Value[] = [
  {
    name: 'Accuracy',
    companion: hans('准确'),
    text: ifClaimed(
      'isoStandards',
      'ISO 9001:2015 and ISO 17100:2015 compliance. Translation and revision are separate steps, as ISO 17100 asks.',
      'Translation and revision are separate steps, one after the other.',
    ),
  },
  {
    name: 'Punctuality',
    companion: hans('守时'),
    text: joinSentences(
      ifClaimed('onTime995', '99.5% of deliveries on time.'),
      'When we promise a morning, we mean the morning where you are.',
    ),
  },
  {
    name: 'Discretion',
    companion: hans('保密'),
    text: 'GDPR-compliant data handling. Your files stay with the people who work on them and are deleted within 24 hours of project completion.',
  },
  {
    name: 'Qualification',
    companion: hans('资质'),
    text: `Certified translators${ifClaimed('neverFreelancers', ', full-time and in-house, never freelancers')}. The term list agreed for your first text is there for your second.`,
  },
];

const peopleStatement = {
  title: 'People and AI',
  companion: hans('人与AI'),
  text: 'Native speakers translate and write. AI looks over their shoulder for the missing digit, the skipped line and the term used two ways. The last word is a person’s, in both languages.',
};

/** The two names of the company, each explained. Without their full stops. */
const nameHalves: readonly NameHalf[] = isYiqiao
  ? [
      {
        word: hans('译桥'),
        text: phrase`${hans('译')} is to translate; its traditional form, ${hant('譯')}, sets words beside a watching eye. ${hans('桥')} is a bridge. Together they say what we are for.`,
      },
      {
        word: 'Yiqiao',
        text: phrase`Say “ee-chyow”. The orange is the color of a bridge in San Francisco. The other is ${hans('青')}, which is blue, or green, or black, and has no single word in English.`,
      },
    ]
  : [];

const closing: ClosingTexts = {
  title: 'Give us a hard one.',
  companion: hans('难的，交给我们。'),
  text: 'The clause nobody could agree on. The slogan that died in translation. We reply within 24 hours, including weekends and holidays.',
};

export const about = {
  intro,
  figuresTitle: 'In figures',
  figures,
  valuesTitle: 'What we hold to',
  values,
  peopleStatement,
  nameHalves,
  closing,
};

export type AboutTexts = typeof about;
