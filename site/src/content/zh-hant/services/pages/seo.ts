import { english, hans, phrase } from '../../../phrase.ts';
import type { ServiceContent } from '../../../services/service-content.ts';
import { asides } from '../asides.ts';
import { counting } from './counting.ts';

export const seoLocalization: ServiceContent = {
  heading: 'SEO|本地化',
  headingCompanion: english('SEO localization'),
  lead: '沒有人用翻譯腔搜尋。|買家在Google、百度或App的|搜尋框裡輸入什麼字，|我們就找出什麼字，|標題、小標題和內文|都圍著它重寫。',
  aside: asides.both,
  specimens: {
    headings: { source: '您的關鍵字', wrong: '直譯', ours: '買家輸入的字' },
    rows: [
      {
        source: '雅思補習班',
        wrong: english('Yasi cram school'),
        ours: english('IELTS prep course'),
        note: phrase`「雅思」是${english('IELTS')}的譯音，倫敦的搜尋者不知道它還有中文名；${english('cram school')}聽起來也像苦差事。`,
      },
      {
        source: '行動電源',
        wrong: english('Mobile power supply'),
        ours: english('Power bank'),
        note: '照字面譯沒有錯，只是沒有人這樣搜尋。關鍵字要到對方的搜尋框裡去找。',
      },
      {
        source: '尾牙餐廳',
        wrong: english('Tail tooth restaurant'),
        ours: english('Venue for a year-end party'),
        note: phrase`「尾牙」譯字、譯音都沒有人懂。英文買家找的是${english('year-end party')}，找的也是場地，不只是餐廳。`,
      },
    ],
  },
  steps: {
    heading: '先讓人搜到，|再讓人讀下去。',
    list: [
      {
        name: '問清',
        text: '您賣什麼，賣給誰，在哪個市場，目前哪些搜尋為您帶來客戶。',
      },
      {
        name: '找關鍵字',
        text: '關鍵字在當地的語言與搜尋引擎裡查，不照著您的清單翻譯。',
      },
      {
        name: '配頁',
        text: '一個意圖，一個頁面：每頁定下主要關鍵字、相關字與必須回答的問題。',
      },
      {
        name: '撰寫',
        text: '標題、描述、小標題、替代文字與內文，由母語譯者撰寫，先寫給人看。',
      },
      {
        name: '審校',
        text: '發布之前，核對意思、長度、重複內容與成對的hreflang。',
      },
    ],
  },
  exchange: {
    heading: '您傳來的，|拿回來|就能發布',
    sample: {
      caption: '搜尋結果裡的一個標題',
      source: [phrase`${english('<title>')}雅思補習班比較${english('</title>')}`],
      delivered: [
        english('<title>IELTS prep courses compared</title>'),
        '字面意思：雅思備考課程，逐一比較',
      ],
    },
    rows: [
      {
        send: '關鍵字清單（.xlsx、.csv）',
        receive: '關鍵字對照表：關鍵字、搜尋意圖、頁面、用您的語言寫的字面意思，附理由',
        counted: counting.exact,
      },
      {
        send: '網頁（.html、.docx或CMS匯出）',
        receive: '格式不變，內文與中繼資料已本地化',
        counted: counting.exact,
      },
      {
        send: '標題與描述（.csv）',
        receive: '欄位不變，長度不超出搜尋結果的顯示範圍',
        counted: counting.exact,
      },
      {
        send: '商品資料（.xml、.csv）',
        receive: '商品標題與屬性，照買家搜尋的次序排列',
        counted: counting.estimated,
      },
      {
        send: '新文章的需求說明',
        receive: '直接用當地語言寫的文章，不是譯過去的',
        counted: counting.brief,
      },
      {
        send: '只有網站網址',
        receive: '一份清單，列出值得先做的頁面，隨報價附上',
        counted: counting.estimated,
      },
    ],
  },
  preparation: {
    heading: '做SEO，|從這些開始',
    general: [
      '目標市場，想在哪個搜尋引擎或商城裡讓人找到',
      '效果好的頁面，還有目前把人帶來的搜尋字',
      '當地的兩三個競爭對手，如果知道',
      '貴公司律師不許用的字',
    ],
    intoChinese: ['給台灣與香港的Google，還是百度、微信、小紅書', '簡體、繁體，還是兩種都要'],
    intoEnglish: [
      phrase`哪個國家：裝飾線板，英國拼${english('moulding')}，美國拼${english('molding')}`,
      '出口文件上，您的產品叫什麼',
    ],
  },
  questions: [
    {
      question: '把我們的關鍵字譯過去不就行了？',
      answer: phrase`不行。同一台${english('projector')}，台灣與香港買家找「投影機」，中國大陸找「${hans('投影仪')}」。字典只給一個，另一半市場就看不到這個頁面。`,
    },
    {
      question: '百度有什麼不同？',
      answer:
        '先是文字與用詞；再是結果頁，偏向中文內容、就近連得到的網頁和百度自家的服務。網站放在哪裡，有沒有ICP備案，由您的技術團隊決定；什麼時候有影響，我們會提醒。',
    },
    {
      question: '能保證排名嗎？',
      answer:
        '不能，看得懂搜尋結果的人也不會保證。我們交付的都可以核對：人們真的在用的字，答得上問題的頁面，讀來是母語寫的文字。',
    },
    {
      question: '一個中文網站，各地能通用嗎？',
      answer: '每種文字、每種說法至少一個，用hreflang標明，免得台北的讀者走進寫給北京的頁面。',
    },
    {
      question: '中文頁面上，哪些話不能說？',
      answer: phrase`中國大陸的《廣告法》不許用「${hans('最佳')}」「${hans('最高级')}」這類用語。標題裡我們不寫；您的原文裡有，我們會告訴您在哪裡。`,
    },
  ],
  closing: {
    title: '客戶|會怎麼搜尋？',
    companion: english('What would they type?'),
    text: '傳來關鍵字或網站網址。24小時內回覆，黃金週與感恩節也照常。',
  },
};
