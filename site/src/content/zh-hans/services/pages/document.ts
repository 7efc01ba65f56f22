import { ifClaimed, joinClaimed } from '../../../claimed.ts';
import { english, hans, hant, phrase } from '../../../phrase.ts';
import type { ServiceContent } from '../../../services/service-content.ts';
import { asides } from '../asides.ts';
import { counting } from './counting.ts';

const translators = joinClaimed(
  { neverFreelancers: '是本公司专职员工', yearsAbroad: '在另一种语言通行的地方生活过5年以上' },
  '，',
);

export const documentTranslation: ServiceContent = {
  heading: '文档|翻译',
  headingCompanion: english('Document translation'),
  lead: '合同、报告、手册、标书、证明文件，|中译英、英译中都做。|交回来的还是那份文件：|标题、表格、编号照原样，|只是换了一种语言。',
  aside: asides.translation,
  specimens: {
    headings: { source: '文件里写的', wrong: '常见的错译', ours: '我们的译文' },
    rows: [
      {
        source: '全场九折',
        wrong: english('90% off everything'),
        ours: english('10% off everything'),
        note: '中文的折扣说的是还要付多少，英文说的是省下多少。',
      },
      {
        source: '同比增长两成',
        wrong: english('Up two percent year on year'),
        ours: english('Up 20% year on year'),
        note: '“成”是十分之一，两成就是20%。',
      },
      {
        source: '本合同自双方盖章之日起生效',
        wrong: english('Effective on the stamping date of both sides'),
        ours: english('Effective when both parties have affixed their company seals'),
        note: phrase`${english('Stamp')}在英文里先让人想到邮票。合同上盖的是公司印章，英文叫${english('company seal')}。`,
      },
    ],
  },
  steps: {
    heading: '五步，|画上句号。',
    list: [
      {
        name: '计字',
        text: '文件发出之前，您的浏览器先读一遍：每个中文字符、每个英文单词都数进去。',
      },
      {
        name: '备稿',
        text: '人名、专有术语和体例列入术语表，随译文一并交付。有问题动笔之前就问，不留到最后一页之后。',
      },
      {
        name: '翻译',
        text: `您的读者说哪种语言，就由哪种语言的母语译员翻译。${translators && `译员${translators}。`}`,
      },
      {
        name: '审校',
        text: `${ifClaimed('isoStandards', '按ISO 17100的要求，')}对照原文审校。软件再查一遍：少了一位数字、跳了一行、一个术语两种译法。`,
      },
      {
        name: '排版',
        text: '恢复版式，核对数字和交叉引用，发出之前再打开看一遍。',
      },
    ],
  },
  exchange: {
    heading: '您发来什么，|我们交回什么',
    sample: {
      caption: '交回的文件里，第4.2条',
      source: [hans('4.2　定金。买方应于签署后5日内支付人民币320万元。')],
      delivered: [
        english('4.2 Earnest money. Buyer shall pay CNY 3.2 million within five days of signing.'),
      ],
    },
    rows: [
      {
        send: 'Word（.docx）',
        receive: 'Word，样式、批注、修订都在原处',
        counted: counting.exact,
      },
      {
        send: 'PowerPoint（.pptx）',
        receive: 'PowerPoint，文字放得进原来的文本框；需要的话，演讲者备注一起译',
        counted: counting.exact,
      },
      {
        send: 'Excel（.xlsx）',
        receive: 'Excel，公式不动，只译有文字的单元格',
        counted: counting.exact,
      },
      {
        send: '带文字的PDF',
        receive: '按PDF版式排好的Word，另附由它生成的PDF',
        counted: counting.exact,
      },
      {
        send: '扫描件、照片',
        receive: '按原件版式重新录入的Word；印章、签章、手写内容在括号里注明',
        counted: counting.estimated,
      },
      {
        send: 'InDesign（.idml）',
        receive: 'InDesign，中文断行、标点和字体由人工逐处调整',
        counted: counting.estimated,
      },
      {
        send: 'OpenDocument、RTF、HTML、纯文本',
        receive: '格式不变；中文文本文件按您指定的编码保存',
        counted: counting.exact,
      },
    ],
  },
  preparation: {
    heading: '一次就译对，|请先告诉我们',
    general: [
      '可编辑的原文件，如果有，请别只发PDF',
      '谁来读，读完要做什么',
      '人名、公司名，照本人和公司自己的写法，中英文都要',
      '以前的译文，满意的、不满意的都行',
    ],
    intoChinese: ['用简体还是繁体', '用中国大陆、台湾、香港还是新加坡的说法'],
    intoEnglish: ['用美式还是英式拼写', '收件机构是否要求认证翻译'],
  },
  questions: [
    {
      question: '简体还是繁体？',
      answer: phrase`中国大陆和新加坡用简体，台湾和香港用繁体。字形还是小事。同样叫一辆车，上海叫“出租车”，新加坡叫“德士”，台北叫“${hant('計程車')}”，香港叫“${hant('的士')}”。我们按当地的说法来写，不靠繁简转换。`,
    },
    {
      question: '谁会看到我的文件？',
      answer: `${ifClaimed('neverFreelancers', '只有本公司的专职员工，不用兼职译员', '只有经手您稿件的人')}；他们受《保密协议》约束，按欧盟《通用数据保护条例》（GDPR）处理数据。未经您书面同意，内容不会交给外部AI服务。项目完成后24小时内删除文件。`,
    },
    {
      question: '能做认证翻译吗？',
      answer:
        '估算价格时请选“认证翻译”，并告诉我们交给哪个机构。各处要求不同：有的要译员签字的声明，大陆许多机构要盖章翻译。我们能提供什么，下单之前就告诉您。',
    },
    {
      question: '今晚就要，怎么办？',
      answer: `在询价页填上期望交付日期和时间。${ifClaimed('supportAtAnyHour', '客服昼夜在线，周末和节假日照常。')}`,
    },
    {
      question: '交付之后想改呢？',
      answer: '7天内免费修改。交付后30天内，凡属客观语言错误，免费更正。',
    },
  ],
  closing: {
    title: '字数，|先替您数好。',
    companion: english('Let us count it for you.'),
    text: '放进文件，看清字数，想好了再发。您提交询价之前，什么也不会上传。',
  },
};
