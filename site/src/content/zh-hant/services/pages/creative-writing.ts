import { english, hans, phrase } from '../../../phrase.ts';
import type { ServiceContent } from '../../../services/service-content.ts';
import { asides } from '../asides.ts';
import { counting } from './counting.ts';

export const creativeWriting: ServiceContent = {
  heading: '創意|文案',
  headingCompanion: english('Creative writing'),
  lead: '廣告標語、故事、演講稿、文章與貼文，|用中文寫，或用英文寫，|由該語言的母語文案執筆。|可以從一份需求寫起，|也可以從一篇原文寫起：|原文在本地多打動人，|到海外就要同樣打動人。',
  aside: asides.writing,
  specimens: {
    headings: { source: '您的原句', wrong: '直譯', ours: '我們寫的' },
    rows: [
      {
        source: '堅持品質，用心服務',
        wrong: english('Insist on quality, use heart to serve'),
        ours: english('We take care'),
        note: phrase`八個字的對仗，在中文裡是禮數，逐字譯出是空話。英文${english('take care')}一語兩用：做事仔細，待人也周到。`,
      },
      {
        source: '一夜好眠，電力滿格',
        wrong: english('One night good sleep, electricity full grid'),
        ours: english('Sleep well. Wake better'),
        note: '「滿格」是手機電量的比喻。英文不必照搬電池，兩句短話，後一句比前一句多走半步。',
      },
      {
        source: '恭喜發財，紅包拿來',
        wrong: english('Congratulations on getting rich, bring the red envelope'),
        ours: english('Happy New Year! Now hand over the envelope'),
        note: '一句童謠。英文裡找不到這個韻，但可以踩準節奏。',
      },
    ],
  },
  steps: {
    heading: '一份需求，|一份初稿，|一句定稿。',
    list: [
      {
        name: '問清',
        text: '誰在說，說給誰聽，登在哪裡，希望對方做什麼，哪些話不能說。',
      },
      {
        name: '讀透',
        text: '您和競爭對手發表過什麼，用我們要寫的那種語言，先讀一遍。',
      },
      {
        name: '撰寫',
        text: '由那種語言的母語譯者直接寫，不從另一種語言譯過來。',
      },
      {
        name: '推敲',
        text: '查事實，聽節奏，留意雙關與不吉利的諧音。',
      },
      {
        name: '說明',
        text: '您會拿到文案、它的字面意思，和一頁關於語氣的說明。不懂那種語言，也能放心定稿。',
      },
    ],
  },
  exchange: {
    heading: '您提需求，|我們交文案',
    sample: {
      caption: '一句廣告標語，交件時的樣子',
      source: ['一夜好眠，電力滿格。'],
      delivered: [english('Sleep well. Wake better.'), '字面意思：睡得好。醒來更好。'],
    },
    rows: [
      {
        send: '一句廣告標語或標題',
        receive: '不只一句可選，每句附字面意思與理由',
        counted: counting.brief,
      },
      {
        send: '品牌名或產品名',
        receive: '中文名，或取音，或取義，或音義兼顧；各說什麼，在哪裡可能冒犯人',
        counted: counting.brief,
      },
      {
        send: '一檔行銷活動（.docx、.pptx）',
        receive: '為另一個市場重寫的全套文案，仍在原檔案裡',
        counted: counting.exact,
      },
      {
        send: '演講重點',
        receive: '一篇用來講的稿子，標好換氣處，另附給口譯員的一版',
        counted: counting.brief,
      },
      {
        send: '文章或貼文的題目',
        receive: '照發布的地方來寫：公司網站、微信公眾號、LinkedIn、電子報',
        counted: counting.brief,
      },
      {
        send: '您自己寫的文字（.docx）',
        receive: '校對或重寫，保留追蹤修訂，大的更動各附一句說明',
        counted: counting.exact,
      },
    ],
  },
  preparation: {
    heading: '好的需求，|半頁就夠',
    general: [
      '誰會讀，在哪裡讀到',
      '希望他們記住的一件事',
      '您喜歡哪些文字的語氣，誰寫的都行',
      '我們可以寫進去的事實與出處',
    ],
    intoChinese: ['讀者在台灣、香港、中國大陸還是新加坡', '您的中文名，如果已經註冊'],
    intoEnglish: ['讀者在美國還是英國', '希望英文讀者感覺到幾分在地味'],
  },
  questions: [
    {
      question: '這和翻譯有什麼不同？',
      answer:
        '譯文對原文負責，文案對讀者負責：可以刪一句，換個比喻，換個開頭。不確定要哪一種，就把原文傳來，說明用途即可。',
    },
    {
      question: '能幫我們的品牌取個中文名嗎？',
      answer:
        '可以。好的中文名，聽起來像您，意思是您想要的，電話裡一說就明白。每個候選名會讓中文讀者想到什麼，我們會告訴您；能不能註冊，要問您的商標律師。',
    },
    {
      question: '一篇中文，各地都能用嗎？',
      answer: phrase`報告也許能，笑話很少能。英文的${english('awesome')}，台灣說「超讚」，大陸說「${hans('绝了')}」，到了對方那裡都像外地話。`,
    },
    {
      question: '是AI寫的嗎？',
      answer: '是人寫的。軟體幫著查資料、挑錯；您發表的那句話，是母語譯者選定的。',
    },
    {
      question: '不喜歡怎麼辦？',
      answer:
        '告訴我們哪裡不對。7天內免費修改。老實說，條款裡保證的是正確，不是文采；兩樣我們都用心。',
    },
  ],
  closing: {
    title: '您想打動誰？|說說看。',
    companion: english('Tell us what it should do.'),
    text: '需求寫半頁就夠。24小時內回覆，春節照常。',
  },
};
