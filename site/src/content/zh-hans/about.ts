import { ifClaimed, onlyClaimed } from '../claimed.ts';
import type { ClosingTexts } from '../closing-texts.ts';
import { isYiqiao } from '../company-name.ts';
import type { Figure, NameHalf, Value } from '../company-portrait.ts';
import type { AboutTexts } from '../en/about.ts';
import { english, hant, phrase } from '../phrase.ts';

const inHouse = ifClaimed('neverFreelancers', '均为本公司专职员工，|不用兼职译员：|');
const abroad = ifClaimed('yearsAbroad', '，|在另一种语言通行的国家或地区|生活过至少5年');
const native = ifClaimed('neverFreelancers', '都是母语译员', '都以母语执笔');
const team = `译员${inHouse}${native}${abroad}。`;

/** The name is explained where it is this one. */
const nameLead = isYiqiao ? `译桥，是翻译之桥。|${team}` : team;

const intro: AboutTexts['intro'] = {
  title: '两种|语言 |一个|团队',
  companion: english('Two languages, one team'),
  lead: nameLead,
};

const figures = onlyClaimed<Figure>([
  [
    'projectsCompleted',
    { value: '50,000+', label: '已完成项目', companion: english('projects completed') },
  ],
  ['numberOfClients', { value: '2000+', label: '客户', companion: english('clients') }],
  [
    'yearsOfExperience',
    { value: '20', label: '年行业经验', companion: english('years of experience') },
  ],
  ['onTime999', { value: '99.9%', label: '准时交付', companion: english('on-time delivery') }],
]);

const values: readonly Value[] = [
  {
    name: '准确',
    companion: english('Accuracy'),
    text: ifClaimed(
      'isoStandards',
      '按ISO 9001:2015和ISO 17100:2015执行。翻译和审校是分开的两道工序，这是ISO 17100的要求。',
      '翻译和审校是分开的两道工序，一道也不省。',
    ),
  },
  {
    name: '守时',
    companion: english('Punctuality'),
    text: `${ifClaimed('onTime995', '99.5%的交付准时。')}说好早上交，就是您当地的早上。`,
  },
  {
    name: '保密',
    companion: english('Discretion'),
    text: '按欧盟《通用数据保护条例》（GDPR）处理数据。文件只留在经手的人那里，项目完成后24小时内删除。',
  },
  {
    name: '资质',
    companion: english('Qualification'),
    text: `${ifClaimed('neverFreelancers', '持证译员，专职，均为本公司员工，不用兼职译员。', '译员均持证。')}第一份稿件商定的术语表，第二份接着用。`,
  },
];

const peopleStatement: AboutTexts['peopleStatement'] = {
  title: '人与AI',
  companion: english('People and AI'),
  text: '母语译员翻译，母语译员撰写。|AI在旁边盯着：|哪里少了一位数字，|哪里跳了一行，|哪个术语有两种译法。|中文也好，英文也好，|拍板的是人。',
};

/** The two names of the company, each explained. Without their full stops. */
const nameHalves: readonly NameHalf[] = isYiqiao
  ? [
      {
        word: '译桥',
        text: phrase`“译”就是翻译，繁体写成“${hant('譯')}”，左边是话，右边上头横着一只眼睛：话说到哪里，眼睛看到哪里。“桥”就是桥。合在一起，正是我们做的事。`,
      },
      {
        word: english('Yiqiao'),
        text: phrase`“译桥”的拼音，英文读者照“${english('ee-chyow')}”来念。橙色是旧金山一座桥的颜色。另一种颜色是青：可以是蓝，可以是绿，也可以是黑，英文里找不到一个词译得全。`,
      },
    ]
  : [];

const closing: ClosingTexts = {
  title: '难的，|交给我们。',
  companion: english('Give us a hard one.'),
  text: '谁也谈不拢的条款，一译就没了味道的广告语。发来便是，24小时内回复，周末和节假日照常。',
};

export const about: AboutTexts = {
  intro,
  figuresTitle: '几个数字',
  figures,
  valuesTitle: '我们坚持的',
  values,
  peopleStatement,
  nameHalves,
  closing,
};
