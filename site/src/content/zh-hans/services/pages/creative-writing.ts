import { english, hant, phrase } from '../../../phrase.ts';
import type { ServiceContent } from '../../../services/service-content.ts';
import { asides } from '../asides.ts';
import { counting } from './counting.ts';

export const creativeWriting: ServiceContent = {
  heading: '创意|文案',
  headingCompanion: english('Creative writing'),
  lead: '广告语、故事、演讲稿、文章和帖子，|用中文写，或用英文写，|由该语言的母语文案执笔。|可以从一份需求写起，|也可以从一篇原文写起：|原文在本土多打动人，|到海外就要同样打动人。',
  aside: asides.writing,
  specimens: {
    headings: { source: '您的原句', wrong: '直译', ours: '我们写的' },
    rows: [
      {
        source: '匠心之作，成就非凡',
        wrong: english('A work of ingenuity achieves the extraordinary'),
        ours: english('Made properly'),
        note: '八个字的排场，在中文里是礼数，在英文里是空话。我们留下那层意思，省去锣鼓。',
      },
      {
        source: '一夜好眠，满格醒来',
        wrong: english('A good night’s sleep, wake up with a full grid'),
        ours: english('Sleep well. Wake better'),
        note: '“满格”是手机电量的比方。英文不必照搬电池，两句短话，后一句比前一句多走半步。',
      },
      {
        source: '恭喜发财，红包拿来',
        wrong: english('Congratulations on getting rich, bring the red envelope'),
        ours: english('Happy New Year! Now hand over the envelope'),
        note: '一句童谣。英文里找不到这个韵，但可以踩准节奏。',
      },
    ],
  },
  steps: {
    heading: '一份需求，|一份初稿，|一句定稿。',
    list: [
      {
        name: '问清',
        text: '谁在说，说给谁听，登在哪里，希望对方做什么，哪些话不能说。',
      },
      {
        name: '读透',
        text: '您和竞争对手发表过什么，用我们要写的那种语言，先读一遍。',
      },
      {
        name: '撰写',
        text: '由那种语言的母语译员直接写，不从另一种语言译过来。',
      },
      {
        name: '推敲',
        text: '查事实，听节奏，留意双关和不吉利的谐音。',
      },
      {
        name: '说明',
        text: '您会拿到文案、它的字面意思，和一页关于语气的说明。不懂那种语言，也能放心定稿。',
      },
    ],
  },
  exchange: {
    heading: '您提需求，|我们交文案',
    sample: {
      caption: '一句广告语，交付时的样子',
      source: ['一夜好眠，满格醒来。'],
      delivered: [english('Sleep well. Wake better.'), '字面意思：睡得好。醒来更好。'],
    },
    rows: [
      {
        send: '一句广告语或标题',
        receive: '不止一句可选，每句附字面意思和理由',
        counted: counting.brief,
      },
      {
        send: '品牌名或产品名',
        receive: '中文名，或取音，或取义，或音义兼顾；各说什么，在哪里可能冒犯人',
        counted: counting.brief,
      },
      {
        send: '一套营销活动（.docx、.pptx）',
        receive: '为另一个市场重写的全套文案，仍在原文件里',
        counted: counting.exact,
      },
      {
        send: '演讲要点',
        receive: '一篇用来讲的稿子，标好换气处，另附给口译员的一版',
        counted: counting.brief,
      },
      {
        send: '文章或帖子的题目',
        receive: '按发布的地方来写：公司网站、微信公众号、领英、邮件通讯',
        counted: counting.brief,
      },
      {
        send: '您自己写的文字（.docx）',
        receive: '校对或重写，带修订痕迹，大的改动各附一句说明',
        counted: counting.exact,
      },
    ],
  },
  preparation: {
    heading: '好的需求，|半页就够',
    general: [
      '谁会读，在哪里读到',
      '希望他们记住的一件事',
      '您喜欢哪些文字的语气，谁写的都行',
      '我们可以写进去的事实和出处',
    ],
    intoChinese: ['读者在中国大陆、台湾、香港还是新加坡', '您的中文名，如果已经注册'],
    intoEnglish: ['读者在美国还是英国', '希望英文读者感觉到几分中国味'],
  },
  questions: [
    {
      question: '这和翻译有什么不同？',
      answer:
        '译文对原文负责，文案对读者负责：可以删一句，换个比方，换个开头。拿不准要哪一种，就把原文发来，说说做什么用。',
    },
    {
      question: '能给我们的品牌起个中文名吗？',
      answer:
        '可以。好的中文名，听着像您，意思是您想要的，电话里一说就明白。每个备选名会让中文读者想到什么，我们会告诉您；能不能注册，要问您的商标律师。',
    },
    {
      question: '一篇中文，各地都能用吗？',
      answer: phrase`报告也许能，笑话很少能。英文的${english('awesome')}，大陆说“绝了”，台湾说“${hant('超讚')}”，到了对方那里都像外地话。`,
    },
    {
      question: '是AI写的吗？',
      answer: '是人写的。软件帮着查资料、挑错；您发表的那句话，是母语译员选定的。',
    },
    {
      question: '不喜欢怎么办？',
      answer:
        '告诉我们哪里不对。7天内免费修改。老实说，条款里保证的是正确，不是文采；两样我们都用心。',
    },
  ],
  closing: {
    title: '您想打动谁？|说说看。',
    companion: english('Tell us what it should do.'),
    text: '需求写半页就够。24小时内回复，春节照常。',
  },
};
