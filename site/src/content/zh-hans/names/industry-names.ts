import type { IndustryNames } from '../../pages/page-names.ts';
import { english } from '../../phrase.ts';

export const industryNames: IndustryNames = {
  'life-sciences': {
    name: '生命科学',
    nameCompanion: english('Life Sciences'),
    title: '生命科学翻译：临床、注册申报与药物警戒',
  },
  retail: {
    name: '电商零售',
    nameCompanion: english('E-Commerce'),
    title: '电商零售本地化：商品页、大促与店铺规则',
  },
  travel: {
    name: '旅游与酒店',
    nameCompanion: english('Travel & Hospitality'),
    title: '旅游与酒店翻译：官网、菜单与票务规则',
  },
  technology: {
    name: '科技',
    nameCompanion: english('Technology'),
    title: '科技翻译与软件本地化：界面、文档与标准',
  },
  gaming: {
    name: '游戏',
    nameCompanion: english('Gaming'),
    title: '游戏本地化：文本、剧情、配音与商店页面',
  },
  entertainment: {
    name: '影视文娱',
    nameCompanion: english('Entertainment'),
    title: '影视、音乐与舞台翻译：字幕、剧本与版权合同',
  },
  legal: {
    name: '法律',
    nameCompanion: english('Legal'),
    title: '法律翻译：合同、诉讼、并购与合规',
  },
  finance: {
    name: '金融与银行',
    nameCompanion: english('Finance & Banking'),
    title: '金融与银行翻译：年报、招股书与贷款文件',
  },
  marketing: {
    name: '数字营销',
    nameCompanion: english('Digital Marketing'),
    title: '数字营销本地化：社交媒体、广告与直播',
  },
  more: {
    name: '更多行业',
    nameCompanion: english('More Industries'),
    title: '更多行业的中英互译：能源、机械、食品等',
  },
};
