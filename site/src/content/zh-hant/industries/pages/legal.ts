import type { IndustryContent } from '../../../industries/industry-content.ts';
import { english, hant, phrase, pinyin } from '../../../phrase.ts';

export const legal: IndustryContent = {
  heading: '法律',
  headingCompanion: english('Legal'),
  lead: '合約裡，一個字就是一份責任。|我們為律師事務所|和企業法務翻譯，|讓中英兩個版本，|拘束雙方的是同一件事。',
  duel: [
    {
      term: hant('定金'),
      reading: pinyin('dìngjīn'),
      meaning: english('Earnest money'),
      text: '依《民法》第249條，契約因付定金一方之事由致不能履行，不得請求返還；因受定金一方之事由，則應加倍返還。',
    },
    {
      term: hant('訂金'),
      reading: pinyin('dìngjīn'),
      meaning: english('Advance payment'),
      text: phrase`商業上多指預付的部分價金。民法沒有這個詞，效力要看當事人真意；兩個都譯成「${english('deposit')}」，連問題出在哪裡都看不到。`,
    },
  ],
  body: {
    offer: {
      heading: '我們為律師|提供的服務',
      cards: [
        {
          name: '合約與協議',
          nameCompanion: english('Contracts and agreements'),
          text: '雙欄對照，或分作兩個版本。定義用語一一對應，條款引用逐處核對；兩個版本同等有效者，互相對著讀一遍。',
        },
        {
          name: '訴訟與仲裁',
          nameCompanion: english('Litigation and arbitration'),
          text: '書狀、證據卷宗、證人陳述、仲裁判斷。證物頁碼維持不變，印章和手寫內容加註說明。',
        },
        {
          name: '公司與併購',
          nameCompanion: english('Corporate and M&A'),
          text: '章程、決議、盡職調查報告、揭露函，整個資料室共用一份術語表。',
        },
        {
          name: '智慧財產權',
          nameCompanion: english('Intellectual property'),
          text: '專利、審查意見、授權契約、商標申請。請求項一句還是一句，範圍不增不減。',
        },
        {
          name: '法遵與監理',
          nameCompanion: english('Compliance and regulation'),
          text: '隱私權政策、行為準則、申報文件、與主管機關的往來函件，用的是主管機關自己的語體。',
        },
        {
          name: '認證翻譯',
          nameCompanion: english('Certified translation'),
          text: '供法院、公證人、登記機關使用。請告訴我們要交給哪一處：各處要求不同，報價時寫明我們能提供什麼。',
        },
      ],
      services: ['document', 'transcription'],
    },
    falseFriends: {
      heading: '看似對，|其實不對',
      columns: ['合約裡寫', '別譯成', '應譯作'],
      rows: [
        {
          source: '法人',
          wrong: english('legal representative'),
          ours: phrase`${english('juristic person')}，即公司本身；「代表人」才是${english('legal representative')}`,
        },
        { source: '應', wrong: english('should'), ours: english('shall') },
        {
          source: '以上',
          wrong: english('more than'),
          ours: phrase`${english('or more')}：《刑法》第10條，「以上」俱連本數計算`,
        },
        {
          source: '違約金',
          wrong: english('penalty'),
          ours: phrase`${english('liquidated damages')}；《民法》第250條，未另訂定者視為損害賠償總額，「懲罰性」的才是${english('penalty')}`,
        },
        {
          source: '解除',
          wrong: english('terminate'),
          ours: phrase`${english('rescind')}，溯及既往；「終止」才是${english('terminate')}`,
        },
        {
          source: '一式兩份',
          wrong: english('in two copies'),
          ours: phrase`${english('in two counterparts')}，兩份都是正本`,
        },
        {
          source: '善意第三人',
          wrong: english('kind third party'),
          ours: english('bona fide third party'),
        },
      ],
    },
    closing: {
      title: '兩個版本，|一個意思。',
      companion: english('Both versions, one meaning.'),
      text: '自上傳那一刻起，即受《保密協議》保護。專案完成後24小時內刪除檔案。',
    },
  },
};
