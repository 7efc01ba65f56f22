import type { IndustryContent } from '../../../industries/industry-content.ts';
import { english, hans, hant, phrase, pinyin } from '../../../phrase.ts';

export const technology: IndustryContent = {
  heading: '科技',
  headingCompanion: english('Technology'),
  lead: '介面、文件、版本說明，|兩邊的工程師都能一口氣讀完。|哪些必須譯，|哪半份檔案碰不得，|我們心裡有數。',
  duel: [
    {
      term: hant('程式'),
      reading: pinyin('chéngshì'),
      meaning: english('Program'),
      text: '寫給電腦執行的指令。出了錯，要除錯。',
    },
    {
      term: hant('程序'),
      reading: pinyin('chéngxù'),
      meaning: english('Procedure'),
      text: phrase`辦事的步驟。大陸來稿裡的「程序」卻多半是${english('program')}：照字面譯成${english('procedure')}，整份規格都走樣。`,
    },
  ],
  body: {
    offer: {
      heading: '我們為科技公司|提供的服務',
      cards: [
        {
          name: '軟體介面',
          nameCompanion: english('Software interfaces'),
          text: '字串依原有格式處理，預留位置和複數規則完好；同一個操作，在選單、錯誤訊息和說明裡用同一個動詞。',
        },
        {
          name: '開發文件',
          nameCompanion: english('Developer documentation'),
          text: '指南、參考手冊、OpenAPI規格，Markdown或HTML皆可。程式碼、參數和識別字不動，註解譯不譯由您決定。',
        },
        {
          name: '硬體與手冊',
          nameCompanion: english('Hardware and manuals'),
          text: '規格書、安裝指南、安全須知。單位、公差和圖中標註，工程師怎麼寫就怎麼留。',
        },
        {
          name: '標準與標案',
          nameCompanion: english('Standards and tenders'),
          text: '技術規格與投標文件。「應」「宜」「得」是三種不同的承諾，兩種語言裡都一樣。',
        },
        {
          name: '資安與法遵',
          nameCompanion: english('Security and compliance'),
          text: phrase`稽核報告、資料處理條款、資安問卷。《資通安全管理法》有官方英譯，就用${english('Cyber Security Management Act')}，不另造一個。`,
        },
        {
          name: '產品行銷',
          nameCompanion: english('Product marketing'),
          text: '發表頁、白皮書、客戶案例，工程師讀了不皺眉，採購願意讀到最後。',
        },
      ],
      services: ['app', 'website', 'document'],
    },
    expertise: {
      heading: '懂技術，|也懂平台',
      list: [
        {
          name: '技術正確',
          text: phrase`指令、路徑、錯誤碼和版本號，一個字元都不改。術語沿用廠商自己公布的譯法：「處理序」是${english('process')}，「執行緒」是${english('thread')}，哪個都不會寫成「${english('program')}」。`,
        },
        {
          name: '熟悉平台',
          text: phrase`iOS、Android、Windows、網頁、小程式，各有各的說法；地區之間也不一樣。台灣說「伺服器」，大陸說「${hans('服务器')}」；台灣的「列」是${english('row')}，大陸的「${hans('列')}」是${english('column')}。`,
        },
      ],
    },
    falseFriends: {
      heading: '編譯得過，|不等於譯對了',
      columns: ['文件裡寫', '別譯成', '應譯作'],
      rows: [
        {
          source: '應（國家標準用語）',
          wrong: english('should'),
          ours: phrase`${english('shall')}，是要求；「宜」才是${english('should')}，是建議`,
        },
        {
          source: '已淘汰（API）',
          wrong: english('removed'),
          ours: phrase`${english('deprecated')}：眼前還能用，只是不建議再用`,
        },
        {
          source: '當機',
          wrong: english('dead machine'),
          ours: phrase`${english('freeze')}，整台不動；「閃退」才是${english('crash')}`,
        },
        {
          source: '專案',
          wrong: english('special case'),
          ours: english('project'),
        },
        {
          source: '建置（軟體）',
          wrong: english('construct'),
          ours: phrase`${english('build')}；「建置系統」則是${english('set up')}`,
        },
        {
          source: '個資',
          wrong: english('personal capital'),
          ours: english('personal data'),
        },
        {
          source: '陽春版',
          wrong: english('spring edition'),
          ours: phrase`${english('basic version')}，功能最少的那一版`,
        },
      ],
    },
    closing: {
      title: '兩種語言，|同步發布。',
      companion: english('Ship in both languages.'),
      text: '程式碼儲存庫裡的一個檔案，或案頭的一份草稿，都可以傳來。24小時內回覆，週末與假日照常。',
    },
  },
};
