import { ifClaimed, onlyClaimed } from '../claimed.ts';
import type { ClosingTexts } from '../closing-texts.ts';
import { isYiqiao } from '../company-name.ts';
import type { Figure, NameHalf, Value } from '../company-portrait.ts';
import type { AboutTexts } from '../en/about.ts';
import { english, hans, phrase } from '../phrase.ts';

const inHouse = ifClaimed('neverFreelancers', '皆為公司專職員工，|不用自由譯者，|且');
const abroad = ifClaimed('yearsAbroad', '，|旅居另一種語言通行的國家或地區|至少五年');
const team = `譯者${inHouse}皆為母語人士${abroad}。`;

/** The name is explained where it is this one. */
const nameLead = isYiqiao ? `譯橋，是翻譯之橋。|${team}` : team;

const intro: AboutTexts['intro'] = {
  title: '兩種|語言 |一個|團隊',
  companion: english('Two languages, one team'),
  lead: nameLead,
};

const figures = onlyClaimed<Figure>([
  [
    'projectsCompleted',
    { value: '50,000+', label: '已完成專案', companion: english('projects completed') },
  ],
  ['numberOfClients', { value: '2000+', label: '客戶', companion: english('clients') }],
  [
    'yearsOfExperience',
    { value: '20', label: '年業界經驗', companion: english('years of experience') },
  ],
  ['onTime999', { value: '99.9%', label: '準時交件', companion: english('on-time delivery') }],
]);

const values: readonly Value[] = [
  {
    name: '準確',
    companion: english('Accuracy'),
    text: ifClaimed(
      'isoStandards',
      '依ISO 9001:2015與ISO 17100:2015執行。翻譯與審校是分開的兩道程序，這是ISO 17100的要求。',
      '翻譯與審校是分開的兩道程序，一道也不省。',
    ),
  },
  {
    name: '守時',
    companion: english('Punctuality'),
    text: `${ifClaimed('onTime995', '99.5%的交件準時。')}說好早上交件，就是您當地的早上。`,
  },
  {
    name: '保密',
    companion: english('Discretion'),
    text: '依歐盟《一般資料保護規則》（GDPR）處理資料。檔案只留在經手的人那裡，專案完成後24小時內刪除。',
  },
  {
    name: '資格',
    companion: english('Qualification'),
    text: `譯者具專業證照${ifClaimed('neverFreelancers', '，專職，皆為公司員工，不用自由譯者')}。第一份稿件商定的術語表，第二份接著用。`,
  },
];

const peopleStatement: AboutTexts['peopleStatement'] = {
  title: '人與AI',
  companion: english('People and AI'),
  text: '母語譯者翻譯，母語譯者撰稿。|AI在旁邊盯著：|哪裡少了一位數字，|哪裡跳了一行，|哪個術語有兩種譯法。|中文也好，英文也好，|拍板的是人。',
};

/** The two names of the company, each explained. Without their full stops. */
const nameHalves: readonly NameHalf[] = isYiqiao
  ? [
      {
        word: '譯橋',
        text: phrase`「譯」就是翻譯，左邊是話，右邊上頭橫著一隻眼睛：話說到哪裡，眼睛看到哪裡。簡體寫成「${hans('译')}」。「橋」就是橋。合在一起，正是我們做的事。`,
      },
      {
        word: english('Yiqiao'),
        text: phrase`「譯橋」的漢語拼音，英文讀者照「${english('ee-chyow')}」來念。橙色是舊金山一座橋的顏色。另一種顏色是青：可以是藍，可以是綠，也可以是黑，英文裡找不到一個字譯得全。`,
      },
    ]
  : [];

const closing: ClosingTexts = {
  title: '難的，|交給我們。',
  companion: english('Give us a hard one.'),
  text: '誰也談不攏的條款，一譯就走味的廣告標語。傳來就行，24小時內回覆，週末與假日照常。',
};

export const about: AboutTexts = {
  intro,
  figuresTitle: '幾個數字',
  figures,
  valuesTitle: '我們堅持的',
  values,
  peopleStatement,
  nameHalves,
  closing,
};
