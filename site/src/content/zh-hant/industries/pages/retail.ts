import type { IndustryContent } from '../../../industries/industry-content.ts';
import { english, hant, phrase, pinyin } from '../../../phrase.ts';

export const retail: IndustryContent = {
  heading: '電商零售',
  headingCompanion: english('E-commerce and retail'),
  lead: '商品頁、活動、客服、規則，|寫給隔著太平洋做生意的店家。|讓顧客搜得到，|看了想買，|買了不退。',
  duel: [
    {
      term: hant('退款'),
      reading: pinyin('tuìkuǎn'),
      meaning: english('Refund'),
      text: phrase`錢退回去。「退款不退貨」是${english('refund only')}，貨留在買家手裡。`,
    },
    {
      term: hant('退貨'),
      reading: pinyin('tuìhuò'),
      meaning: english('Return'),
      text: phrase`貨先退回來，錢再跟著走。兩個都寫成「${english('return')}」，照規則辦下來，貨就一件一件白送了。`,
    },
  ],
  body: {
    offer: {
      heading: '我們為店家和品牌|提供的服務',
      cards: [
        {
          name: '商品頁',
          nameCompanion: english('Product listings'),
          text: '平台賣場和品牌官網的標題、規格、商品頁。尺寸、單位、材質名稱不只翻譯，還要換算。',
        },
        {
          name: '檔期活動',
          nameCompanion: english('Sales campaigns'),
          text: '雙11、週年慶、黑色星期五：優惠規則顧客算得明白，會計也對得上帳。',
        },
        {
          name: '客服回覆',
          nameCompanion: english('Customer service'),
          text: phrase`線上回覆、電子郵件、說明頁，用當地市場的口氣。從「親愛的顧客您好」到「${english('Hi there')}」，也知道什麼時候兩個都不合適。`,
        },
        {
          name: '包裝與標示',
          nameCompanion: english('Packaging and labels'),
          text: '成分、洗標符號、警語和中文標示，順序和用詞合乎海關的習慣。',
        },
        {
          name: '賣場規則',
          nameCompanion: english('Store policies'),
          text: '出貨、退換貨、隱私權、會員條款，寫得清楚，買賣雙方都照得著做。',
        },
        {
          name: '評價與調查',
          nameCompanion: english('Reviews and research'),
          text: '顧客的原話，連網路用語和表情符號一起譯出來，給要據此做決定的人看。',
        },
      ],
      services: ['website', 'seo', 'creative-writing'],
    },
    falseFriends: {
      heading: '看似便宜，|譯完虧本',
      columns: ['商品頁寫', '別譯成', '應譯作'],
      rows: [
        { source: '打8折', wrong: english('80% off'), ours: english('20% off') },
        {
          source: '滿千送百',
          wrong: english('full thousand gives hundred'),
          ours: phrase`${english('Spend NT$1,000, get NT$100')}；送的是折價券還是購物金，先問清楚`,
        },
        {
          source: '保存期限12個月',
          wrong: english('12-month warranty'),
          ours: phrase`${english('shelf life 12 months')}；「保固期」才是${english('warranty')}`,
        },
        {
          source: '單一尺寸',
          wrong: english('free size'),
          ours: phrase`${english('one size')}；${english('free')}讀來像免費`,
        },
        {
          source: '超商取貨',
          wrong: english('supermarket pickup'),
          ours: english('convenience-store pickup'),
        },
        {
          source: '售完為止',
          wrong: english('stop after selling'),
          ours: english('while supplies last'),
        },
        {
          source: '七天鑑賞期',
          wrong: english('7-day free trial'),
          ours: phrase`${english('7-day right to return')}；是猶豫期，不是試用期`,
        },
      ],
    },
    closing: {
      title: '您想賣什麼？',
      companion: english('What are you selling?'),
      text: '一個商品頁，或者一整張商品表，都可以傳來。24小時內回覆，雙11也不例外。',
    },
  },
};
