import { english, hant, phrase } from '../../../phrase.ts';
import type { ServiceContent } from '../../../services/service-content.ts';
import { asides } from '../asides.ts';
import { counting } from './counting.ts';

export const appLocalization: ServiceContent = {
  heading: 'App|本地化',
  headingCompanion: english('App localization'),
  lead: 'iOS、Android、网页和小程序的|界面文本、商店页面、|通知和帮助。|键名怎么来就怎么回，|占位符完好，|译文短得放得进按钮。',
  aside: asides.translation,
  specimens: {
    headings: { source: '界面原文', wrong: '逐字硬译', ours: '上线的译文' },
    rows: [
      {
        source: '猜你喜欢',
        wrong: english('Guess you like'),
        ours: english('Recommended for you'),
        note: '购物App里随处可见的四个字，很亲切；照字面译成三个词，英文用户会连别的文字一起怀疑。',
      },
      {
        source: '已选择{count}个文件',
        wrong: english('Already selected {count} file'),
        ours: english('{count} files selected'),
        note: phrase`中文没有复数，英文有：${english('1 file')}，${english('2 files')}。占位符挪了位置，单数另备一句。`,
      },
      {
        source: '以后再说',
        wrong: english('Talk about it later'),
        ours: english('Not now'),
        note: '按钮上的“再说”是推迟，不是说话。',
      },
    ],
  },
  steps: {
    heading: '进来是键值，|出去还是键值。',
    list: [
      {
        name: '取文本',
        text: '您发来资源文件；有注释和截图，一并发来。',
      },
      {
        name: '定位置',
        text: '每条文本标明用在哪里、限长多少：标题、按钮、报错、通知、商店页面。每项功能只有一个名称，与您商定。',
      },
      {
        name: '本地化',
        text: '由平时就用这类App的母语译员翻译，遵循各平台的习惯。',
      },
      {
        name: '审校',
        text: '对照原文审校；再用软件查缺失的键、丢失的占位符、复数类别和长度。',
      },
      {
        name: '点开看',
        text: '您发来测试包或截图，我们在界面上再读一遍。',
      },
    ],
  },
  exchange: {
    heading: '您提交的，|拿回来|就能合并',
    sample: {
      caption: '资源文件里的一个键',
      source: [phrase`${english('"files_selected": "')}已选择{count}个文件${english('"')}`],
      delivered: [english('"files_selected": "{count} files selected"')],
    },
    rows: [
      {
        send: 'Apple（.strings、.stringsdict、.xcstrings）',
        receive: 'zh-Hans、zh-Hant或en的同类文件，复数类别填全',
        counted: counting.exact,
      },
      {
        send: 'Android（strings.xml）',
        receive: 'values-zh-rCN、-rTW或-rHK的XML，引号和撇号已转义',
        counted: counting.exact,
      },
      {
        send: 'JSON（i18next等）',
        receive: '键和层级不变，插值不动',
        counted: counting.exact,
      },
      {
        send: '从Xcode或Angular导出的XLIFF',
        receive: '填好译文的XLIFF，注释保留，可直接导入',
        counted: counting.exact,
      },
      {
        send: 'Flutter（.arb）',
        receive: 'ARB，其中的ICU消息仍能解析',
        counted: counting.exact,
      },
      {
        send: '.resx、.po、.properties、YAML',
        receive: '格式不变，转义和注释照旧',
        counted: counting.exact,
      },
      {
        send: '商店页面（.docx、.xlsx）',
        receive: '名称、副标题、说明、关键词和更新说明，都不超出商店的字数限制',
        counted: counting.exact,
      },
    ],
  },
  preparation: {
    heading: '文本冻结|之前，|请备好',
    general: [
      '原格式的资源文件',
      '只有一个词的文本，每条加一句注释',
      '截图或测试包',
      '长度限制，尤其是按钮和通知',
    ],
    intoChinese: [
      '只做zh-Hans，还是连面向台湾和香港的zh-Hant一起做',
      '上哪些商店：大陆的安卓商店可能要单独的页面',
    ],
    intoEnglish: ['只做美式英文，还是也做en-GB', '中文原文有几分俏皮，英文要留几分'],
  },
  questions: [
    {
      question: 'zh-Hans、zh-CN、zh-TW、zh-Hant-HK，该用哪个？',
      answer: phrase`zh-Hans供中国大陆和新加坡使用。台湾用zh-Hant，配台湾的说法；香港读者看得懂，但看得出不是写给自己的：软件在台北叫“${hant('軟體')}”，在香港叫“${hant('軟件')}”。香港如果是您的市场，请单独备一份文件。`,
    },
    {
      question: '我们的文本是拼接出来的，有问题吗？',
      answer:
        '往往有。“成功”加“删除”加名词，到了英文里次序就变了。动手之前，我们把这类文本列出来，建议改成带占位符的整句。',
    },
    {
      question: '本地化之后，你们会测试App吗？',
      answer:
        '我们对着测试包或截图，在语境中校对，报告截断、重叠和漏译的文字。功能测试由您的团队做。',
    },
    {
      question: '我们两周发一版，怎么更新？',
      answer: '发来新文件和上次的译文。只译新增和改动的文本，术语表接着用。',
    },
    {
      question: '小程序有什么特别之处？',
      answer:
        '名称要短，类目说明和服务说明要送审，语气更近聊天而不是网站。用户熟悉的说法，我们也熟：用账号资料登录叫“授权登录”，圆形的码叫“小程序码”。',
    },
  ],
  closing: {
    title: '您定版，|我们就位。',
    companion: english('Ready when your build is.'),
    text: '发来一个资源文件。24小时内回复，冻结前的那个周末也一样。',
  },
};
