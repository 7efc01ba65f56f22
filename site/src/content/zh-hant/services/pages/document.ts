import { ifClaimed, joinClaimed } from '../../../claimed.ts';
import { english, hans, hant, phrase } from '../../../phrase.ts';
import type { ServiceContent } from '../../../services/service-content.ts';
import { asides } from '../asides.ts';
import { counting } from './counting.ts';

const translators = joinClaimed(
  { neverFreelancers: '是公司專職員工', yearsAbroad: '在另一種語言通行的地方生活過5年以上' },
  '，',
);

export const documentTranslation: ServiceContent = {
  heading: '文件|翻譯',
  headingCompanion: english('Document translation'),
  lead: '合約、報告、手冊、標書、證明文件，|中翻英、英翻中都做。|交回來的還是那份檔案：|標題、表格、編號照原樣，|只是換了一種語言。',
  aside: asides.translation,
  specimens: {
    headings: { source: '文件裡寫的', wrong: '常見的錯譯', ours: '我們的譯文' },
    rows: [
      {
        source: '全館九折',
        wrong: english('90% off everything'),
        ours: english('10% off everything'),
        note: '中文的折扣說的是還要付多少，英文說的是省下多少。',
      },
      {
        source: '營收年增兩成',
        wrong: english('Revenue up two percent year on year'),
        ours: english('Revenue up 20% year on year'),
        note: '「成」是十分之一，兩成就是20%。',
      },
      {
        source: '本契約自雙方用印之日起生效',
        wrong: english('Effective from the day both sides use seals'),
        ours: english('Effective when both parties have affixed their company seals'),
        note: phrase`「用印」是蓋公司章，英文的動詞是${english('affix')}；寫成${english('use')}，沒有人知道拿印章做了什麼。`,
      },
    ],
  },
  steps: {
    heading: '五步，|畫上句號。',
    list: [
      {
        name: '計字',
        text: '檔案送出之前，您的瀏覽器先讀一遍：每個中文字、每個英文單字都算進去。',
      },
      {
        name: '備稿',
        text: '人名、專有術語與體例列入術語表，隨譯文一併交件。有問題動筆之前就問，不留到最後一頁之後。',
      },
      {
        name: '翻譯',
        text: `您的讀者說哪種語言，就由哪種語言的母語譯者翻譯。${translators && `譯者${translators}。`}`,
      },
      {
        name: '審校',
        text: `${ifClaimed('isoStandards', '依ISO 17100的要求，')}對照原文審校。軟體再查一遍：少了一位數字、跳了一行、同一個術語兩種譯法。`,
      },
      {
        name: '排版',
        text: '恢復版面，核對數字與交互參照，送出之前再打開看一遍。',
      },
    ],
  },
  exchange: {
    heading: '您傳來什麼，|我們交回什麼',
    sample: {
      caption: '交回的檔案裡，第4.2條',
      source: [hant('4.2　定金。買方應於簽署後5日內支付新台幣320萬元。')],
      delivered: [
        english('4.2 Earnest money. Buyer shall pay TWD 3.2 million within five days of signing.'),
      ],
    },
    rows: [
      {
        send: 'Word（.docx）',
        receive: 'Word，樣式、註解、追蹤修訂都在原處',
        counted: counting.exact,
      },
      {
        send: 'PowerPoint（.pptx）',
        receive: 'PowerPoint，文字放得進原來的文字方塊；需要的話，演講者備忘稿一起譯',
        counted: counting.exact,
      },
      {
        send: 'Excel（.xlsx）',
        receive: 'Excel，公式不動，只譯有文字的儲存格',
        counted: counting.exact,
      },
      {
        send: '可選取文字的PDF',
        receive: '依PDF版面排好的Word，另附由它產生的PDF',
        counted: counting.exact,
      },
      {
        send: '掃描檔、照片',
        receive: '依原件版面重新輸入的Word；印章、戳記、手寫內容在括號裡註明',
        counted: counting.estimated,
      },
      {
        send: 'InDesign（.idml）',
        receive: 'InDesign，中文斷行、標點與字型由人工逐處調整',
        counted: counting.estimated,
      },
      {
        send: 'OpenDocument、RTF、HTML、純文字',
        receive: '格式不變；中文文字檔依您指定的編碼儲存',
        counted: counting.exact,
      },
    ],
  },
  preparation: {
    heading: '一次就譯對，|請先告訴我們',
    general: [
      '可編輯的原始檔，如果有，請別只傳PDF',
      '誰來讀，讀完要做什麼',
      '人名、公司名，照本人和公司自己的寫法，中英文都要',
      '以前的譯文，滿意的、不滿意的都行',
    ],
    intoChinese: ['用簡體還是繁體', '用台灣、香港、中國大陸還是新加坡的說法'],
    intoEnglish: ['用美式還是英式拼字', '收件機關是否要求認證翻譯'],
  },
  questions: [
    {
      question: '簡體還是繁體？',
      answer: phrase`中國大陸與新加坡用簡體，台灣與香港用繁體。字形還是小事。同樣叫一輛車，台北叫「計程車」，香港叫「的士」，上海叫「${hans('出租车')}」，新加坡叫「${hans('德士')}」。我們照當地的說法來寫，不靠繁簡轉換。`,
    },
    {
      question: '誰會看到我的文件？',
      answer: `${ifClaimed('neverFreelancers', '只有公司的專職員工，不用自由譯者', '只有經手您稿件的人')}；他們受《保密協議》約束，依歐盟《一般資料保護規則》（GDPR）處理資料。未經您書面同意，內容不會交給外部AI服務。專案完成後24小時內刪除檔案。`,
    },
    {
      question: '能做認證翻譯嗎？',
      answer: phrase`做價格預估時請選「認證翻譯」，並告訴我們交給哪個機關。各處要求不同：有的要譯者簽名的聲明，中國大陸許多機關要「${hans('盖章翻译')}」。我們能提供什麼，下單之前就告訴您。`,
    },
    {
      question: '今晚就要，怎麼辦？',
      answer: `在詢價頁填上希望交件日期與時間。${ifClaimed('supportAtAnyHour', '客服日夜都在，週末與假日照常。')}`,
    },
    {
      question: '交件之後想改呢？',
      answer: '7天內免費修改。交件後30天內，凡屬客觀的語言錯誤，免費更正。',
    },
  ],
  closing: {
    title: '字數，|先替您數好。',
    companion: english('Let us count it for you.'),
    text: '放進檔案，看清字數，想好了再傳。您送出詢價之前，什麼也不會上傳。',
  },
};
