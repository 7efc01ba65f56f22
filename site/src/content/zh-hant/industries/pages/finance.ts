import type { IndustryContent } from '../../../industries/industry-content.ts';
import { english, hant, phrase, pinyin } from '../../../phrase.ts';

export const finance: IndustryContent = {
  heading: '金融|與銀行',
  headingCompanion: english('Finance and banking'),
  lead: '財報、公開說明書、授信文件，|單位差一位，就是不實表達。|中文以萬、億計數，|英文以千、百萬計數，|兩種數法，我們都數得清。',
  duel: [
    {
      term: hant('抵押'),
      reading: pinyin('dǐyā'),
      meaning: english('Mortgage'),
      text: '標的物不移轉占有，債務人照常使用。見《民法》第860條。',
    },
    {
      term: hant('質押'),
      reading: pinyin('zhìyā'),
      meaning: english('Pledge'),
      text: phrase`動產移轉由債權人占有，見第884條；集保的股票則以帳簿劃撥設質。兩個詞都寫成「${english('pledge')}」，擔保品在誰手裡就說不清了。`,
    },
  ],
  body: {
    offer: {
      heading: '我們為銀行、基金|和發行人|提供的服務',
      cards: [
        {
          name: '年報與期中報告',
          nameCompanion: english('Annual and interim reports'),
          text: '報表、附註，還有前面那份致股東報告書。會計科目依照現行會計準則，單位要換算，不能照抄。',
        },
        {
          name: '公開說明書與公告',
          nameCompanion: english('Prospectuses and circulars'),
          text: '上市文件、公開說明書、重大訊息。定義用語與風險因素，每改一稿都同步更新。',
        },
        {
          name: '基金與研究報告',
          nameCompanion: english('Funds and research'),
          text: '基金月報、全權委託契約、個股研究報告。「可能」與「將會」，不會為了行文好看而互換。',
        },
        {
          name: '授信與擔保',
          nameCompanion: english('Loans and security'),
          text: '授信合約、保證契約、抵押與設質文件，逐條對照，用準據法自己的術語。',
        },
        {
          name: '客戶審查與洗錢防制',
          nameCompanion: english('KYC and anti-money laundering'),
          text: '公司登記、股東名冊、身分證件、財富來源證明。名稱用官方拼寫，印章加註說明。',
        },
        {
          name: '審計、稅務與ESG',
          nameCompanion: english('Audit, tax and ESG'),
          text: '工作底稿、稅務意見書、永續報告書，用詞與所依據的揭露準則一致。',
        },
      ],
      services: ['document', 'website', 'transcription'],
    },
    falseFriends: {
      heading: '數字對了，|說法錯了',
      columns: ['財報裡寫', '別譯成', '應譯作'],
      rows: [
        {
          source: '1.5億元',
          wrong: english('NT$1.5 billion'),
          ours: phrase`${english('NT$150 million')}；「億」不是${english('billion')}，差十倍`,
        },
        {
          source: '稅前淨利',
          wrong: english('net profit'),
          ours: phrase`${english('profit before tax')}；「本期淨利」才是${english('profit for the period')}`,
        },
        {
          source: '季增3%',
          wrong: english('a seasonal increase of 3%'),
          ours: phrase`${english('up 3% quarter on quarter')}；「年增」是${english('year on year')}`,
        },
        {
          source: '部位',
          wrong: english('part'),
          ours: phrase`${english('position')}，例如外匯部位是${english('FX position')}`,
        },
        {
          source: '逾放比',
          wrong: english('overdue ratio'),
          ours: english('NPL ratio'),
        },
        {
          source: '負債準備',
          wrong: english('debt reserve'),
          ours: phrase`${english('provision')}；「備抵損失」是${english('loss allowance')}`,
        },
        {
          source: '上櫃公司',
          wrong: english('OTC company'),
          ours: phrase`${english('TPEx-listed company')}；在集中市場「上市」的是${english('TWSE-listed')}`,
        },
      ],
    },
    closing: {
      title: '每個數字，|都有交代。',
      companion: english('Every figure accounted for.'),
      text: '發布之前交給我們，發布之前不出我們的門。全程受《保密協議》保護，專案完成後24小時內刪除檔案。',
    },
  },
};
