import type { IndustryContent } from '../../../industries/industry-content.ts';
import { hans, phrase, pinyin } from '../../../phrase.ts';

export const legal: IndustryContent = {
  heading: 'Legal',
  headingCompanion: hans('法律'),
  lead: 'In a contract, a character is a liability. We translate for law firms and legal departments so that both language versions bind both parties to the same thing.',
  duel: [
    {
      term: hans('定金'),
      reading: pinyin('dìngjīn'),
      meaning: 'Earnest money',
      text: 'Security for performance. Under Article 587 of the Civil Code the payer who defaults loses it, and the payee who defaults returns it twice over.',
    },
    {
      term: hans('订金'),
      reading: pinyin('dìngjīn'),
      meaning: 'Advance payment',
      text: 'Part of the price, paid early, without that penalty. Same sound, one character apart. Translate both as “deposit” and the clause is lost.',
    },
  ],
  body: {
    offer: {
      heading: 'What we do for lawyers',
      cards: [
        {
          name: 'Contracts and agreements',
          nameCompanion: hans('合同与协议'),
          text: 'In two columns or as separate versions. Defined terms matched one to one, cross-references kept, and where both texts are equally authentic, each read against the other.',
        },
        {
          name: 'Litigation and arbitration',
          nameCompanion: hans('诉讼与仲裁'),
          text: 'Pleadings, evidence bundles, witness statements and awards. Exhibits keep their page numbers; stamps and handwriting are described.',
        },
        {
          name: 'Corporate and M&A',
          nameCompanion: hans('公司与并购'),
          text: 'Articles, resolutions, due-diligence reports and disclosure letters, with one glossary across the whole data room.',
        },
        {
          name: 'Intellectual property',
          nameCompanion: hans('知识产权'),
          text: 'Patents, office actions, licenses and trademark filings. A claim stays a claim: one sentence, the same scope.',
        },
        {
          name: 'Compliance and regulation',
          nameCompanion: hans('合规与监管'),
          text: 'Privacy notices, codes of conduct, filings and correspondence with authorities, in the register the authority itself uses.',
        },
        {
          name: 'Certified translation',
          nameCompanion: hans('认证翻译'),
          text: 'For courts, notaries and registries. Tell us which one will read it: what each asks for differs, and the quote says what we can provide.',
        },
      ],
      services: ['document', 'transcription'],
    },
    falseFriends: {
      heading: 'False friends in the fine print',
      columns: ['In the contract', 'Not', 'But'],
      rows: [
        {
          source: 'consideration',
          wrong: hans('考虑'),
          ours: phrase`${hans('对价')}, what each side gives in exchange`,
        },
        {
          source: 'executed in two counterparts',
          wrong: hans('执行'),
          ours: phrase`${hans('签署')}, signed, ${hans('一式两份')}`,
        },
        {
          source: 'representations and warranties',
          wrong: hans('代表和保修'),
          ours: phrase`${hans('陈述与保证')}`,
        },
        {
          source: 'without prejudice to',
          wrong: hans('没有偏见'),
          ours: phrase`${hans('在不影响……的前提下')}`,
        },
        {
          source: hans('法人'),
          wrong: 'legal representative',
          ours: phrase`legal person, the entity itself; the representative is ${hans('法定代表人')}`,
        },
        { source: hans('应当'), wrong: 'should', ours: 'shall' },
        {
          source: hans('以上'),
          wrong: 'above, more than',
          ours: 'or more: Article 1259 of the Civil Code includes the number itself',
        },
      ],
    },
    closing: {
      title: 'Both versions, one meaning.',
      companion: hans('两个文本，一个意思。'),
      text: 'Covered by our Non-Disclosure Agreement from the moment you upload. Files are deleted within 24 hours of project completion.',
    },
  },
};
