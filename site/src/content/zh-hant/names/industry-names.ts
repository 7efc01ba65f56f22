import type { IndustryNames } from '../../pages/page-names.ts';
import { english } from '../../phrase.ts';

export const industryNames: IndustryNames = {
  'life-sciences': {
    name: '生命科學',
    nameCompanion: english('Life Sciences'),
    title: '生命科學翻譯：臨床試驗、查驗登記與藥物安全',
  },
  retail: {
    name: '電商零售',
    nameCompanion: english('E-Commerce'),
    title: '電商零售本地化：商品頁、檔期活動與賣場規則',
  },
  travel: {
    name: '旅遊與飯店',
    nameCompanion: english('Travel & Hospitality'),
    title: '旅遊與飯店翻譯：官網、菜單與票務規定',
  },
  technology: {
    name: '科技',
    nameCompanion: english('Technology'),
    title: '科技翻譯與軟體本地化：介面、文件與標準',
  },
  gaming: {
    name: '遊戲',
    nameCompanion: english('Gaming'),
    title: '遊戲本地化：文本、劇情、配音與商店頁面',
  },
  entertainment: {
    name: '影視娛樂',
    nameCompanion: english('Entertainment'),
    title: '影視、音樂與舞台翻譯：字幕、劇本與版權合約',
  },
  legal: {
    name: '法律',
    nameCompanion: english('Legal'),
    title: '法律翻譯：合約、訴訟、併購與法遵',
  },
  finance: {
    name: '金融與銀行',
    nameCompanion: english('Finance & Banking'),
    title: '金融與銀行翻譯：年報、公開說明書與授信文件',
  },
  marketing: {
    name: '數位行銷',
    nameCompanion: english('Digital Marketing'),
    title: '數位行銷本地化：社群、廣告與直播',
  },
  more: {
    name: '更多產業',
    nameCompanion: english('More Industries'),
    title: '更多產業的中英互譯：能源、機械、食品等',
  },
};
