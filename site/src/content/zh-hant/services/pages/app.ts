import { english, hans, phrase } from '../../../phrase.ts';
import type { ServiceContent } from '../../../services/service-content.ts';
import { asides } from '../asides.ts';
import { counting } from './counting.ts';

export const appLocalization: ServiceContent = {
  heading: 'App|本地化',
  headingCompanion: english('App localization'),
  lead: 'iOS、Android、網頁與小程式的|介面字串、商店頁面、|通知和說明。|鍵名怎麼來就怎麼回，|預留位置完好，|譯文短得放得進按鈕。',
  aside: asides.translation,
  specimens: {
    headings: { source: '介面原文', wrong: '逐字硬譯', ours: '上線的譯文' },
    rows: [
      {
        source: '猜你喜歡',
        wrong: english('Guess you like'),
        ours: english('Recommended for you'),
        note: '購物App裡隨處可見的四個字，很親切；照字面譯成三個英文字，英文使用者會連別的文字一起懷疑。',
      },
      {
        source: '已選取{count}個檔案',
        wrong: english('Already selected {count} file'),
        ours: english('{count} files selected'),
        note: phrase`中文沒有複數，英文有：${english('1 file')}，${english('2 files')}。預留位置挪了地方，單數另備一句。`,
      },
      {
        source: '下次再說',
        wrong: english('Say it next time'),
        ours: english('Not now'),
        note: '按鈕上的「再說」是延後，不是說話。',
      },
    ],
  },
  steps: {
    heading: '進來是鍵值，|出去還是鍵值。',
    list: [
      {
        name: '取字串',
        text: '您傳來資源檔；有註解與截圖，一併傳來。',
      },
      {
        name: '定位置',
        text: '每條字串標明用在哪裡、限長多少：標題、按鈕、錯誤、通知、商店頁面。每項功能只有一個名稱，與您商定。',
      },
      {
        name: '本地化',
        text: '由平時就用這類App的母語譯者翻譯，遵循各平台的習慣。',
      },
      {
        name: '審校',
        text: '對照原文審校；再用軟體查缺少的鍵、遺失的預留位置、複數類別與長度。',
      },
      {
        name: '點開看',
        text: '您傳來測試版或截圖，我們在介面上再讀一遍。',
      },
    ],
  },
  exchange: {
    heading: '您交出的，|拿回來|就能合併',
    sample: {
      caption: '資源檔裡的一個鍵',
      source: [phrase`${english('"files_selected": "')}已選取{count}個檔案${english('"')}`],
      delivered: [english('"files_selected": "{count} files selected"')],
    },
    rows: [
      {
        send: 'Apple（.strings、.stringsdict、.xcstrings）',
        receive: 'zh-Hans、zh-Hant或en的同類檔案，複數類別填齊',
        counted: counting.exact,
      },
      {
        send: 'Android（strings.xml）',
        receive: 'values-zh-rCN、-rTW或-rHK的XML，引號與撇號已跳脫',
        counted: counting.exact,
      },
      {
        send: 'JSON（i18next等）',
        receive: '鍵與層級不變，插值不動',
        counted: counting.exact,
      },
      {
        send: '從Xcode或Angular匯出的XLIFF',
        receive: '填好譯文的XLIFF，註解保留，可直接匯入',
        counted: counting.exact,
      },
      {
        send: 'Flutter（.arb）',
        receive: 'ARB，其中的ICU訊息仍能解析',
        counted: counting.exact,
      },
      {
        send: '.resx、.po、.properties、YAML',
        receive: '格式不變，跳脫字元與註解照舊',
        counted: counting.exact,
      },
      {
        send: '商店頁面（.docx、.xlsx）',
        receive: '名稱、副標題、說明、關鍵字與更新說明，都不超出商店的字數限制',
        counted: counting.exact,
      },
    ],
  },
  preparation: {
    heading: '字串凍結|之前，|請準備',
    general: [
      '原格式的資源檔',
      '只有一個詞的字串，每條加一句註解',
      '截圖或測試版',
      '長度限制，尤其是按鈕與通知',
    ],
    intoChinese: [
      '只做zh-Hans，還是連給台灣與香港的zh-Hant一起做',
      '上哪些商店：中國大陸的Android商店可能要單獨的頁面',
    ],
    intoEnglish: ['只做美式英文，還是也做en-GB', '中文原文有幾分俏皮，英文要留幾分'],
  },
  questions: [
    {
      question: 'zh-Hans、zh-CN、zh-TW、zh-Hant-HK，該用哪個？',
      answer:
        'zh-Hans供中國大陸與新加坡使用。台灣用zh-Hant，配台灣的說法；香港讀者看得懂，但看得出不是寫給自己的：台北叫「軟體」，香港叫「軟件」。香港如果是您的市場，請單獨備一份檔案。',
    },
    {
      question: '我們的字串是拼接出來的，有問題嗎？',
      answer:
        '往往有。「成功」加「刪除」加名詞，到了英文裡次序就變了。動手之前，我們把這類字串列出來，建議改成帶預留位置的整句。',
    },
    {
      question: '本地化之後，你們會測試App嗎？',
      answer:
        '我們對著測試版或截圖，在實際畫面中校對，回報截斷、重疊與漏譯的文字。功能測試由您的團隊做。',
    },
    {
      question: '我們兩週發一版，怎麼更新？',
      answer: '傳來新檔案與上次的譯文。只譯新增與更動的字串，術語表接著用。',
    },
    {
      question: '微信小程式有什麼特別之處？',
      answer: phrase`名稱要短，類別說明與服務說明要送審，語氣更近聊天而不是網站。大陸使用者熟悉的說法，我們也熟：用帳號資料登入叫「${hans('授权登录')}」，圓形的碼叫「${hans('小程序码')}」。`,
    },
  ],
  closing: {
    title: '您定版，|我們就位。',
    companion: english('Ready when your build is.'),
    text: '傳來一個資源檔。24小時內回覆，凍結前的那個週末也一樣。',
  },
};
