import type { IndustryContent } from '../../../industries/industry-content.ts';
import { english, hans, phrase, pinyin } from '../../../phrase.ts';

export const finance: IndustryContent = {
  heading: '金融|与银行',
  headingCompanion: english('Finance and banking'),
  lead: '财报、招股书、贷款文件，|单位错一位，就是错报。|中文以万、亿计数，|英文以千、百万计数，|两种数法，我们都数得清。',
  duel: [
    {
      term: hans('抵押'),
      reading: pinyin('dǐyā'),
      meaning: english('Mortgage'),
      text: '财产不转移占有，债务人照常使用。见《民法典》第394条。',
    },
    {
      term: hans('质押'),
      reading: pinyin('zhìyā'),
      meaning: english('Pledge'),
      text: phrase`动产交债权人占有，见第425条；股权质押则以登记设立。两个词都写成“${english('pledge')}”，担保物在谁手里就说不清了。`,
    },
  ],
  body: {
    offer: {
      heading: '我们为银行、基金|和发行人|提供的服务',
      cards: [
        {
          name: '年报与中期报告',
          nameCompanion: english('Annual and interim reports'),
          text: '报表、附注，还有前面那封致股东信。报表项目依照现行会计准则，单位要换算，不能照抄。',
        },
        {
          name: '招股书与通函',
          nameCompanion: english('Prospectuses and circulars'),
          text: '上市文件、通函和公告。定义词与风险因素，每改一稿都同步更新。',
        },
        {
          name: '基金与研究报告',
          nameCompanion: english('Funds and research'),
          text: '基金月报、投资委托文件、股票研究报告。“可能”与“将会”，不会为了行文好看而互换。',
        },
        {
          name: '贷款与担保',
          nameCompanion: english('Loans and security'),
          text: '授信协议、保证合同、抵质押合同，逐条对照，用准据法自己的术语。',
        },
        {
          name: '客户尽调与反洗钱',
          nameCompanion: english('KYC and anti-money laundering'),
          text: '营业执照、登记资料、身份证件、财富来源证明。名称用官方拼写，印章加注说明。',
        },
        {
          name: '审计、税务与ESG',
          nameCompanion: english('Audit, tax and ESG'),
          text: '审计底稿、税务意见书、可持续发展报告，措辞与所依据的披露框架一致。',
        },
      ],
      services: ['document', 'website', 'transcription'],
    },
    falseFriends: {
      heading: '数字对了，|说法错了',
      columns: ['财报里写', '别译成', '应译作'],
      rows: [
        {
          source: '1.5亿元',
          wrong: english('RMB 1.5 billion'),
          ours: phrase`${english('RMB 150 million')}；“亿”不是${english('billion')}，差十倍`,
        },
        {
          source: '归母净利润',
          wrong: english('net profit returned to the mother'),
          ours: english('net profit attributable to owners of the parent'),
        },
        {
          source: '利润总额',
          wrong: english('gross profit'),
          ours: phrase`${english('profit before tax')}；${english('gross profit')}是毛利`,
        },
        {
          source: '环比增长3%',
          wrong: english('up 3% year on year'),
          ours: phrase`${english('up 3% from the previous period')}；“同比”才是${english('year on year')}`,
        },
        {
          source: '头寸',
          wrong: english('cash'),
          ours: phrase`${english('position')}；银行说“缺头寸”，缺的才是${english('cash')}`,
        },
        {
          source: '不良率',
          wrong: english('defect rate'),
          ours: phrase`在银行是${english('NPL ratio')}，在工厂才是${english('defect rate')}`,
        },
        {
          source: '预计负债',
          wrong: english('expected debts'),
          ours: phrase`${english('provision')}；贷款的“拨备”另有说法：${english('loan loss allowance')}`,
        },
      ],
    },
    closing: {
      title: '每个数字，|都有交代。',
      companion: english('Every figure accounted for.'),
      text: '发布之前交给我们，发布之前不出我们的门。全程受《保密协议》保护，项目完成后24小时内删除文件。',
    },
  },
};
