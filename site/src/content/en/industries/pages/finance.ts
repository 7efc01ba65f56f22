import type { IndustryContent } from '../../../industries/industry-content.ts';
import { hans, phrase, pinyin } from '../../../phrase.ts';

export const finance: IndustryContent = {
  heading: 'Finance and banking',
  headingCompanion: hans('金融与银行'),
  lead: 'Reports, prospectuses and loan documents in which a misplaced unit is a misstatement. Chinese counts in ten thousands, English in thousands; we count in both.',
  duel: [
    {
      term: hans('抵押'),
      reading: pinyin('dǐyā'),
      meaning: 'Mortgage',
      text: 'The debtor keeps the asset and goes on using it. Article 394 of the Civil Code: possession does not pass.',
    },
    {
      term: hans('质押'),
      reading: pinyin('zhìyā'),
      meaning: 'Pledge',
      text: 'The asset goes into the creditor’s hands, Article 425; shares are pledged by registration. Write “pledge” for both, and nobody knows who holds the security.',
    },
  ],
  body: {
    offer: {
      heading: 'What we do for banks, funds and issuers',
      cards: [
        {
          name: 'Annual and interim reports',
          nameCompanion: hans('年报与中期报告'),
          text: 'Statements, notes and the letter in front of them. Captions follow the accounting standards in force; units are converted, not copied.',
        },
        {
          name: 'Prospectuses and circulars',
          nameCompanion: hans('招股书与通函'),
          text: 'Listing documents, circulars and announcements, with defined terms and risk factors kept in step through every draft.',
        },
        {
          name: 'Funds and research',
          nameCompanion: hans('基金与研究报告'),
          text: 'Fact sheets, mandates and equity research, where “may” and “will” are not exchanged for style.',
        },
        {
          name: 'Loans and security',
          nameCompanion: hans('贷款与担保'),
          text: 'Facility agreements, guarantees and charges, clause against clause, in the terms of the law that governs them.',
        },
        {
          name: 'KYC and anti-money laundering',
          nameCompanion: hans('客户尽调与反洗钱'),
          text: 'Business licenses, registers, identity papers and source-of-wealth files; names in official spelling, stamps described.',
        },
        {
          name: 'Audit, tax and ESG',
          nameCompanion: hans('审计、税务与ESG'),
          text: 'Working papers, tax opinions and sustainability reports, in the words of the framework they report under.',
        },
      ],
      services: ['document', 'website', 'transcription'],
    },
    falseFriends: {
      heading: 'False friends on the balance sheet',
      columns: ['In the report', 'Not', 'But'],
      rows: [
        {
          source: hans('归母净利润'),
          wrong: 'net profit returned to the mother',
          ours: 'net profit attributable to owners of the parent',
        },
        {
          source: hans('环比增长3%'),
          wrong: 'ring growth of 3%',
          ours: phrase`up 3% from the previous period; ${hans('同比')} would be year on year`,
        },
        { source: hans('头寸'), wrong: 'head inch', ours: 'position' },
        {
          source: hans('不良率'),
          wrong: 'defect rate',
          ours: 'NPL ratio, in a bank; in a factory, defect rate it is',
        },
        { source: 'haircut', wrong: hans('理发'), ours: phrase`${hans('折扣率')}, on collateral` },
        {
          source: 'provision (in accounts)',
          wrong: hans('条款'),
          ours: phrase`${hans('预计负债')} for a liability, ${hans('拨备')} for bad loans`,
        },
      ],
    },
    closing: {
      title: 'Every figure accounted for.',
      companion: hans('每个数字，都有交代。'),
      text: 'Sent before publication, kept before publication: covered by our Non-Disclosure Agreement, and deleted within 24 hours of project completion.',
    },
  },
};
