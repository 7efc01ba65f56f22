import { english, hant, phrase } from '../../../phrase.ts';
import type { ServiceContent } from '../../../services/service-content.ts';
import { asides } from '../asides.ts';
import { counting } from './counting.ts';

export const websiteLocalization: ServiceContent = {
  heading: '网站|本地化',
  headingCompanion: english('Website localization'),
  lead: '网页、表单、邮件和报错提示，|读起来就像贵公司|本来就开在当地。|我们直接在您系统的格式里翻译，|谁也不用复制粘贴。',
  aside: asides.translation,
  specimens: {
    headings: { source: '页面上写的', wrong: '逐字硬译', ours: '上线的译文' },
    rows: [
      {
        source: '欢迎各界朋友莅临指导',
        wrong: english('Welcome friends from all circles to come and guide us'),
        ours: english('Come and see how we work'),
        note: '无数公司网站开篇就是这句客套话，并不是真的请人来指导。',
      },
      {
        source: '立即抢购',
        wrong: english('Rush to buy immediately'),
        ours: english('Buy now'),
        note: '“抢”字图个热闹。英文按钮只说按下去会怎样。',
      },
      {
        source: '请输入您的真实姓名',
        wrong: english('Please enter your real name'),
        ours: english('Full name'),
        note: phrase`英文表单里写${english('real')}，像是怀疑对方用假名。每一栏写一个名词就够。`,
      },
    ],
  },
  steps: {
    heading: '从您的|代码库来，|回您的|代码库去。',
    list: [
      {
        name: '导出',
        text: '您发来系统导出的文件，或网站地址；还缺什么，我们会说。',
      },
      {
        name: '梳理',
        text: '导航、按钮、法律文字各归各类。与您商定术语表，每次交付都附上，新页面和旧页面说法一致。',
      },
      {
        name: '本地化',
        text: '正文、日期、价格、姓名和地址的格式、替代文字、标题，由目标市场语言的母语译员处理。',
      },
      {
        name: '审校',
        text: '对照原文审校；再用软件查损坏的标签、丢失的占位符和失效的链接。',
      },
      {
        name: '看页面',
        text: '您给预览地址，我们就在页面上读：宽屏读一遍，手机再读一遍。',
      },
    ],
  },
  exchange: {
    heading: '您导出的，|拿回来|就能导入',
    sample: {
      caption: '一个按钮，连同标记',
      source: [
        phrase`${english('<a href="/rooms" title="')}预订${english('">')}预订客房${english('</a>')}`,
      ],
      delivered: [english('<a href="/rooms" title="Book">Book a room</a>')],
    },
    rows: [
      {
        send: 'XLIFF 1.2、2.x',
        receive: '填好译文的XLIFF，标签和句段状态有效',
        counted: counting.exact,
      },
      {
        send: 'JSON（键和值）',
        receive: '键不变，值译好，{count}之类的占位符完好',
        counted: counting.exact,
      },
      {
        send: 'Gettext（.po）',
        receive: 'PO，复数形式按语言来：英文两种，中文一种',
        counted: counting.exact,
      },
      {
        send: 'HTML、Markdown',
        receive: phrase`标记和链接不变；${english('front matter')}里读者看得到的部分译出`,
        counted: counting.exact,
      },
      {
        send: 'CMS或网店导出的CSV、Excel',
        receive: '列不变，可直接导入，UTF-8编码',
        counted: counting.exact,
      },
      {
        send: '.resx、.properties、YAML、PHP数组',
        receive: '同一个文件，转义和缩进照旧',
        counted: counting.exact,
      },
      {
        send: '只有网站地址',
        receive: '一份表格，逐页列出全部文字，旁边是译文',
        counted: counting.estimated,
      },
    ],
  },
  preparation: {
    heading: '想按时上线，|请备好',
    general: [
      '系统导出的文件，或可以打开的预览',
      '字符数上限，如果设计有限制',
      '不能动的：品牌名、产品编号、法律用语',
      '需要您的律师过目的页面：隐私、Cookie、退货',
    ],
    intoChinese: [
      '面向中国大陆、台湾、香港还是新加坡，或各做一版',
      '称“您”还是称“你”，如果已经定了',
    ],
    intoEnglish: ['先进哪个市场：美式还是英式拼写，美元还是英镑', '公司名和地名的官方英文写法'],
  },
  questions: [
    {
      question: '要做两个中文版吗？',
      answer: phrase`中国大陆和台湾要分开做。${english('Quality')}在大陆是“质量”，转成繁体，台湾读者看到的是“${hant('質量')}”，那是物理课上的质量。台湾说“${hant('品質')}”。`,
    },
    {
      question: '页面标题和描述由谁写？',
      answer:
        '我们写，随页面一起。如果要让人用特定的词搜到，请同时订SEO本地化：先弄清人们输入什么，再写标题。',
    },
    {
      question: '以后更新怎么办？',
      answer: '把新导出的文件和上次的译文一起发来。我们只译新增和改动的部分，其余不动。',
    },
    {
      question: '版面设计会受影响吗？',
      answer:
        '中文占的宽度小，行高要大，字体也不同；换成英文又更占宽度。放不下的标签我们会标出，另给一个短的词，不让文字截断。',
    },
    {
      question: '我们自己人习惯用另一个词，怎么办？',
      answer: '告诉我们。7天内免费修改；这个词会进术语表，您只用说一次。',
    },
  ],
  closing: {
    title: '您的网站，|准备好迎接|新读者了吗？',
    companion: english('Is your site ready to be read?'),
    text: '发来一个导出文件，会有人读。24小时内回复，周末和节假日照常。',
  },
};
