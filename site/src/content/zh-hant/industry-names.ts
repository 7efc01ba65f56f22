import type { IndustryNames } from '../page-names.ts';
import { english } from '../phrase.ts';

export const industryNames: IndustryNames = {
  'life-sciences': {
    name: '生命科學',
    nameCompanion: english('Life Sciences'),
    title: '生命科學翻譯：臨床試驗、查驗登記與藥物安全',
    description:
      '臨床試驗、查驗登記、仿單與標籤、醫療器材、藥物安全監視的中英互譯。譯者分得清不良事件與不良反應。',
  },
  retail: {
    name: '電商零售',
    nameCompanion: english('E-Commerce'),
    title: '電商零售本地化：商品頁、檔期活動與賣場規則',
    description:
      '商品頁、檔期活動、客服回覆、包裝標示、賣場規則的中英互譯。折扣算得清，退款和退貨分得開。',
  },
  travel: {
    name: '旅遊與飯店',
    nameCompanion: english('Travel & Hospitality'),
    title: '旅遊與飯店翻譯：官網、菜單與票務規定',
    description:
      '飯店官網、訂房通路、菜單、景點導覽、票務規定的中英互譯。一大床或兩小床寫得明白，湯屋不會變成賣湯的。',
  },
  technology: {
    name: '科技',
    nameCompanion: english('Technology'),
    title: '科技翻譯與軟體本地化：介面、文件與標準',
    description:
      '軟體介面、開發文件、手冊、標準、資安文件的中英互譯。技術正確，熟悉平台，程式碼原封不動。',
  },
  gaming: {
    name: '遊戲',
    nameCompanion: english('Gaming'),
    title: '遊戲本地化：文本、劇情、配音與商店頁面',
    description:
      '遊戲文本、劇情、配音稿、商店頁面、法規文件的中英互譯。「保底」和「太肝」怎麼說，譯者心裡有數。',
  },
  entertainment: {
    name: '影視娛樂',
    nameCompanion: english('Entertainment'),
    title: '影視、音樂與舞台翻譯：字幕、劇本與版權合約',
    description:
      '字幕、劇本、配音稿、提案、版權合約、歌詞的中英互譯。笑點落在該笑的那一秒，署名以談定的為準。',
  },
  legal: {
    name: '法律',
    nameCompanion: english('Legal'),
    title: '法律翻譯：合約、訴訟、併購與法遵',
    description:
      '合約、訴訟仲裁、公司併購、智慧財產權、法遵文件的中英互譯與認證翻譯。兩個版本，拘束雙方的是同一件事。',
  },
  finance: {
    name: '金融與銀行',
    nameCompanion: english('Finance & Banking'),
    title: '金融與銀行翻譯：年報、公開說明書與授信文件',
    description:
      '年報、公開說明書、研究報告、授信文件、客戶審查、永續報告書的中英互譯。每個數字、每個單位都逐一核對。',
  },
  marketing: {
    name: '數位行銷',
    nameCompanion: english('Digital Marketing'),
    title: '數位行銷本地化：社群、廣告與直播',
    description:
      '社群、搜尋、廣告、直播、電子報、品牌命名，寫給中文和英文兩個網路世界。譯得通的就譯，譯不通的就重寫。',
  },
  more: {
    name: '更多產業',
    nameCompanion: english('More Industries'),
    title: '更多產業的中英互譯：能源、機械、食品等',
    description:
      '能源、機械、食品、營建、航運、教育、公家機關等各行各業。中文、英文都可以，先傳一頁來，24小時內回覆您。',
  },
};
