import { english, hans, hant, phrase } from '../../../phrase.ts';
import type { ServiceContent } from '../../../services/service-content.ts';
import { asides } from '../asides.ts';
import { counting } from './counting.ts';

export const seoLocalization: ServiceContent = {
  heading: 'SEO|本地化',
  headingCompanion: english('SEO localization'),
  lead: '没有人用翻译腔搜索。|买家在百度、Google或App的|搜索框里输入什么词，|我们就找出什么词，|标题、小标题和正文|都围着它重写。',
  aside: asides.both,
  specimens: {
    headings: { source: '您的关键词', wrong: '直译', ours: '买家输入的词' },
    rows: [
      {
        source: '雅思培训班',
        wrong: english('Yasi training class'),
        ours: english('IELTS prep course'),
        note: phrase`“雅思”是${english('IELTS')}的译音。伦敦的搜索者不知道它还有中文名。`,
      },
      {
        source: '充电宝',
        wrong: english('Charging treasure'),
        ours: english('Power bank'),
        note: '英文里没有“宝”的意思，也没有人这样搜。关键词要去对方的搜索框里找。',
      },
      {
        source: '公司团建',
        wrong: english('Company group construction'),
        ours: english('Team building activities'),
        note: phrase`“团建”是缩写，先要还原成“团队建设”。英文买家找的是具体做什么，所以带上${english('activities')}。`,
      },
    ],
  },
  steps: {
    heading: '先让人搜到，|再让人读下去。',
    list: [
      {
        name: '问清',
        text: '您卖什么，卖给谁，在哪个市场，眼下哪些搜索给您带来客户。',
      },
      {
        name: '查词',
        text: '关键词在当地的语言和搜索引擎里查，不照着您的词表翻译。',
      },
      {
        name: '配页',
        text: '一个意图，一个页面：每页定下主词、相关词和必须回答的问题。',
      },
      {
        name: '撰写',
        text: '标题、描述、小标题、替代文字和正文，由母语译员撰写，先写给人看。',
      },
      {
        name: '审校',
        text: '发布之前，核对意思、长度、重复内容和成对的hreflang。',
      },
    ],
  },
  exchange: {
    heading: '您发来的，|拿回来|就能发布',
    sample: {
      caption: '搜索结果里的一个标题',
      source: [phrase`${english('<title>')}雅思培训班对比${english('</title>')}`],
      delivered: [
        english('<title>IELTS prep courses compared</title>'),
        '字面意思：雅思备考课程，逐一对比',
      ],
    },
    rows: [
      {
        send: '关键词表（.xlsx、.csv）',
        receive: '关键词对照表：词、搜索意图、页面、用您的语言写的字面意思，附理由',
        counted: counting.exact,
      },
      {
        send: '网页（.html、.docx或CMS导出）',
        receive: '格式不变，正文和元数据已本地化',
        counted: counting.exact,
      },
      {
        send: '标题和描述（.csv）',
        receive: '列不变，长度不超出搜索结果的显示范围',
        counted: counting.exact,
      },
      {
        send: '商品数据（.xml、.csv）',
        receive: '商品标题和属性，按买家搜索的次序排列',
        counted: counting.estimated,
      },
      {
        send: '新文章的需求说明',
        receive: '直接用当地语言写的文章，不是译过去的',
        counted: counting.brief,
      },
      {
        send: '只有网站地址',
        receive: '一份清单，列出值得先做的页面，随报价附上',
        counted: counting.estimated,
      },
    ],
  },
  preparation: {
    heading: '做SEO，|从这些开始',
    general: [
      '目标市场，想在哪个搜索引擎或商城里让人找到',
      '效果好的页面，还有眼下把人带来的搜索词',
      '当地的两三个竞争对手，如果知道',
      '您的律师不许用的词',
    ],
    intoChinese: ['百度、微信、小红书，还是面向台湾和香港的Google', '简体、繁体，还是两种都要'],
    intoEnglish: [
      phrase`哪个国家：装饰线条，英国拼${english('moulding')}，美国拼${english('molding')}`,
      '出口单证上，您的产品叫什么',
    ],
  },
  questions: [
    {
      question: '把我们的关键词译过去不就行了？',
      answer: phrase`不行。同一台${english('projector')}，大陆买家搜“投影仪”，台湾和香港搜“${hant('投影機')}”。词典只给一个，另一半市场就看不到这个页面。`,
    },
    {
      question: '百度有什么不同？',
      answer:
        '先是文字和用词；再是结果页，偏向中文内容、就近可访问的网页和百度自家的服务。网站放在哪里，有没有ICP备案，由您的技术团队决定；什么时候要紧，我们会提醒。',
    },
    {
      question: '能保证排名吗？',
      answer:
        '不能，看得懂搜索结果的人也不会保证。我们交付的都可以核对：人们真在用的词，答得上问题的页面，读来是母语写的文字。',
    },
    {
      question: '一个中文站，各地能通用吗？',
      answer: '每种文字、每种说法至少一个，用hreflang标明，免得台北的读者走进写给北京的页面。',
    },
    {
      question: '中文页面上，哪些话不能说？',
      answer: phrase`大陆的《广告法》不许用“${hans('最佳')}”“${hans('最高级')}”这类用语。标题里我们不写；您的原文里有，我们会告诉您在哪里。`,
    },
  ],
  closing: {
    title: '客户|会怎么搜？',
    companion: english('What would they type?'),
    text: '发来关键词或网站地址。24小时内回复，黄金周和感恩节也照常。',
  },
};
