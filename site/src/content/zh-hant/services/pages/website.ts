import { english, hans, hant, phrase } from '../../../phrase.ts';
import type { ServiceContent } from '../../../services/service-content.ts';
import { asides } from '../asides.ts';
import { counting } from './counting.ts';

export const websiteLocalization: ServiceContent = {
  heading: '網站|本地化',
  headingCompanion: english('Website localization'),
  lead: '網頁、表單、電子郵件與錯誤訊息，|讀起來就像貴公司|本來就開在當地。|我們直接在您系統的格式裡翻譯，|誰也不用複製貼上。',
  aside: asides.translation,
  specimens: {
    headings: { source: '頁面上寫的', wrong: '逐字硬譯', ours: '上線的譯文' },
    rows: [
      {
        source: '歡迎各界先進蒞臨指教',
        wrong: english('Welcome the advanced of all circles to come and teach us'),
        ours: english('Come and see how we work'),
        note: '「先進」是對同行的敬稱，「指教」是客套。英文只要請人來看看。',
      },
      {
        source: '加入會員',
        wrong: english('Join member'),
        ours: english('Sign up'),
        note: phrase`${english('Member')}是人，不是可以加入的東西。英文按鈕說的是動作。`,
      },
      {
        source: '請填寫真實姓名',
        wrong: english('Please fill in your real name'),
        ours: english('Full name'),
        note: phrase`英文表單裡寫${english('real')}，像是懷疑對方用假名。每一欄寫一個名詞就夠。`,
      },
    ],
  },
  steps: {
    heading: '從您的|程式碼庫來，|回您的|程式碼庫去。',
    list: [
      {
        name: '匯出',
        text: '您傳來系統匯出的檔案，或網站網址；還缺什麼，我們會說。',
      },
      {
        name: '梳理',
        text: '導覽列、按鈕、法律文字各歸各類。與您商定術語表，每次交件都附上，新頁面與舊頁面說法一致。',
      },
      {
        name: '本地化',
        text: '內文、日期、價格、姓名與地址的格式、替代文字、標題，由目標市場語言的母語譯者處理。',
      },
      {
        name: '審校',
        text: '對照原文審校；再用軟體查損壞的標籤、遺失的預留位置與失效的連結。',
      },
      {
        name: '看頁面',
        text: '您給預覽網址，我們就在頁面上讀：寬螢幕讀一遍，手機再讀一遍。',
      },
    ],
  },
  exchange: {
    heading: '您匯出的，|拿回來|就能匯入',
    sample: {
      caption: '一個按鈕，連同標記',
      source: [
        phrase`${english('<a href="/rooms" title="')}訂房${english('">')}預訂客房${english('</a>')}`,
      ],
      delivered: [english('<a href="/rooms" title="Book">Book a room</a>')],
    },
    rows: [
      {
        send: 'XLIFF 1.2、2.x',
        receive: '填好譯文的XLIFF，標籤與句段狀態有效',
        counted: counting.exact,
      },
      {
        send: 'JSON（鍵與值）',
        receive: '鍵不變，值譯好，{count}之類的預留位置完好',
        counted: counting.exact,
      },
      {
        send: 'Gettext（.po）',
        receive: 'PO，複數形式依語言而定：英文兩種，中文一種',
        counted: counting.exact,
      },
      {
        send: 'HTML、Markdown',
        receive: phrase`標記與連結不變；${english('front matter')}裡讀者看得到的部分譯出`,
        counted: counting.exact,
      },
      {
        send: 'CMS或網路商店匯出的CSV、Excel',
        receive: '欄位不變，可直接匯入，UTF-8編碼',
        counted: counting.exact,
      },
      {
        send: '.resx、.properties、YAML、PHP陣列',
        receive: '同一個檔案，跳脫字元與縮排照舊',
        counted: counting.exact,
      },
      {
        send: '只有網站網址',
        receive: '一份試算表，逐頁列出全部文字，旁邊是譯文',
        counted: counting.estimated,
      },
    ],
  },
  preparation: {
    heading: '想準時上線，|請準備',
    general: [
      '系統匯出的檔案，或可以打開的預覽',
      '字數上限，如果設計有限制',
      '不能動的：品牌名、產品編號、法律用語',
      '需要貴公司律師過目的頁面：隱私權、Cookie、退貨',
    ],
    intoChinese: [
      '為台灣、香港、中國大陸還是新加坡而寫，或各做一版',
      '稱「您」還是稱「你」，如果已經定了',
    ],
    intoEnglish: ['先進哪個市場：美式還是英式拼字，美元還是英鎊', '公司名與地名的官方英文寫法'],
  },
  questions: [
    {
      question: '要做兩個中文版嗎？',
      answer: phrase`台灣與中國大陸要分開做。大陸把${english('quality')}叫「${hans('质量')}」，轉成繁體是「${hant('質量')}」，台灣讀者會以為在上物理課。台灣說「品質」。`,
    },
    {
      question: '頁面標題與描述由誰寫？',
      answer:
        '我們寫，隨頁面一起。如果要讓人用特定的詞搜尋到，請連SEO本地化一起訂：先弄清楚人們輸入什麼，再寫標題。',
    },
    {
      question: '以後更新怎麼辦？',
      answer: '把新匯出的檔案與上次的譯文一起傳來。我們只譯新增與更動的部分，其餘不動。',
    },
    {
      question: '版面設計會受影響嗎？',
      answer:
        '中文占的寬度小，行高要大，字型也不同；換成英文，寬度又得要回來。放不下的標籤我們會標出，另附較短的說法，不讓文字截斷。',
    },
    {
      question: '我們自己人習慣用另一個詞，怎麼辦？',
      answer: '告訴我們。7天內免費修改；這個詞會列入術語表，您只需要說一次。',
    },
  ],
  closing: {
    title: '您的網站，|準備好迎接|新讀者了嗎？',
    companion: english('Is your site ready to be read?'),
    text: '傳來一個匯出檔，會有人讀。24小時內回覆，週末與假日照常。',
  },
};
