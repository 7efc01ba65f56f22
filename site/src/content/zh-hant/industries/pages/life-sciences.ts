import type { IndustryContent } from '../../../industries/industry-content.ts';
import { english, hant, phrase, pinyin } from '../../../phrase.ts';

export const lifeSciences: IndustryContent = {
  heading: '生命科學',
  headingCompanion: english('Life sciences'),
  lead: phrase`試驗計畫書、申請文件、|仿單、受試者須知裡，|${english('serious')}和${english('severe')}是兩個詞，|小數點錯一位，|劑量就差十倍。|為試驗委託者、藥廠、|醫院和主管機關翻譯。`,
  duel: [
    {
      term: hant('藥品'),
      reading: pinyin('yàopǐn'),
      meaning: english('Drugs'),
      text: '原料藥及製劑，見《藥事法》第6條。',
    },
    {
      term: hant('藥物'),
      reading: pinyin('yàowù'),
      meaning: english('Drugs and devices'),
      text: phrase`同法第4條的「藥物」更寬：藥品及醫療器材。法規裡的「藥物」只譯成${english('drugs')}，醫療器材就漏掉了。`,
    },
  ],
  body: {
    offer: {
      heading: '我們為生命科學|提供的服務',
      cards: [
        {
          name: '臨床試驗',
          nameCompanion: english('Clinical trials'),
          text: '試驗計畫書、主持人手冊、個案報告表、受試者同意書。同意書的文字，要讓病人讀得懂，也可以說不。',
        },
        {
          name: '查驗登記',
          nameCompanion: english('Regulatory submissions'),
          text: 'CTD各模組、補件回覆、與食藥署、FDA、EMA的往來函件，標題和編號依規定。',
        },
        {
          name: '仿單與標籤',
          nameCompanion: english('Labels and package inserts'),
          text: '適應症、用法用量、禁忌、儲存條件，與核准文本的用詞一致。',
        },
        {
          name: '醫療器材',
          nameCompanion: english('Medical devices'),
          text: '使用說明書、軟體畫面、技術文件。一個零件一個名稱，從圖面到警示都一樣。',
        },
        {
          name: '藥物安全監視',
          nameCompanion: english('Pharmacovigilance'),
          text: '個案敘述與文獻。事件怎麼通報就怎麼譯，用詞便於後續編碼。',
        },
        {
          name: '製造與品質',
          nameCompanion: english('Manufacturing and quality'),
          text: '批次紀錄、確效報告、標準作業書、稽核缺失，用的是查核人員的術語。',
        },
      ],
      services: ['document', 'transcription', 'app'],
    },
    falseFriends: {
      heading: '一詞之差，|可能補件',
      columns: ['文件裡寫', '別譯成', '應譯作'],
      rows: [
        {
          source: '不良反應',
          wrong: english('adverse event'),
          ours: phrase`${english('adverse reaction')}，懷疑與藥品有關；「不良事件」才是${english('adverse event')}`,
        },
        {
          source: '重度頭痛',
          wrong: english('serious headache'),
          ours: phrase`${english('severe headache')}；${english('serious')}留給「嚴重」，那是通報分類`,
        },
        {
          source: '仿單',
          wrong: english('counterfeit list'),
          ours: phrase`${english('package insert')}；「仿單標示外使用」是${english('off-label use')}`,
        },
        {
          source: '學名藥',
          wrong: english('scientific-name drug'),
          ours: english('generic drug'),
        },
        {
          source: '管制藥品',
          wrong: english('prohibited drugs'),
          ours: phrase`${english('controlled drugs')}，可以用，但要管`,
        },
        {
          source: '反應率',
          wrong: english('reaction rate'),
          ours: phrase`${english('response rate')}；疫苗的「保護效力」是${english('efficacy')}`,
        },
        { source: '收案', wrong: english('take the case'), ours: english('enroll subjects') },
      ],
    },
    closing: {
      title: '劑量面前，|沒有大概。',
      companion: english('Leave no dose in doubt.'),
      text: '請把檔案傳來，並告訴我們要送哪個機關。病人資料依GDPR處理，專案完成後24小時內刪除檔案。',
    },
  },
};
