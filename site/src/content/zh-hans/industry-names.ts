import type { IndustryNames } from '../page-names.ts';
import { english } from '../phrase.ts';

export const industryNames: IndustryNames = {
  'life-sciences': {
    name: '生命科学',
    nameCompanion: english('Life Sciences'),
    title: '生命科学翻译：临床、注册申报与药物警戒',
    description:
      '临床试验、注册申报、说明书与标签、医疗器械、药物警戒的中英互译。译员分得清不良事件与不良反应。',
  },
  retail: {
    name: '电商零售',
    nameCompanion: english('E-Commerce'),
    title: '电商零售本地化：商品页、大促与店铺规则',
    description:
      '商品详情页、大促活动、客服话术、包装标签、店铺规则的中英互译。折扣算得清，退款和退货分得开。',
  },
  travel: {
    name: '旅游与酒店',
    nameCompanion: english('Travel & Hospitality'),
    title: '旅游与酒店翻译：官网、菜单与票务规则',
    description:
      '酒店官网、预订渠道、菜单、景区导览、票务规则的中英互译。大床还是双床写得明白，夫妻肺片里没有肺。',
  },
  technology: {
    name: '科技',
    nameCompanion: english('Technology'),
    title: '科技翻译与软件本地化：界面、文档与标准',
    description:
      '软件界面、开发者文档、手册、标准、安全文件的中英互译。技术准确，熟悉平台，代码原样不动。',
  },
  gaming: {
    name: '游戏',
    nameCompanion: english('Gaming'),
    title: '游戏本地化：文本、剧情、配音与商店页面',
    description:
      '游戏文本、剧情、配音稿、商店页面、合规文本的中英互译。“保底”和“太肝”怎么说，译员心里有数。',
  },
  entertainment: {
    name: '影视文娱',
    nameCompanion: english('Entertainment'),
    title: '影视、音乐与舞台翻译：字幕、剧本与版权合同',
    description:
      '字幕、剧本、配音稿、提案、版权合同、歌词的中英互译。笑点落在该笑的那一秒，署名以谈定的为准。',
  },
  legal: {
    name: '法律',
    nameCompanion: english('Legal'),
    title: '法律翻译：合同、诉讼、并购与合规',
    description:
      '合同、诉讼仲裁、公司并购、知识产权、合规文件的中英互译和认证翻译。两个文本，约束双方的是同一件事。',
  },
  finance: {
    name: '金融与银行',
    nameCompanion: english('Finance & Banking'),
    title: '金融与银行翻译：年报、招股书与贷款文件',
    description:
      '年报、招股书、研究报告、贷款文件、客户尽调、ESG报告的中英互译。每个数字、每个单位都逐一核对。',
  },
  marketing: {
    name: '数字营销',
    nameCompanion: english('Digital Marketing'),
    title: '数字营销本地化：社交媒体、广告与直播',
    description:
      '社交媒体、搜索、广告、直播、邮件、品牌命名，写给中文和英文两个互联网。译得通的就译，译不通的就重写。',
  },
  more: {
    name: '更多行业',
    nameCompanion: english('More Industries'),
    title: '更多行业的中英互译：能源、机械、食品等',
    description:
      '能源、机械、食品、建筑、航运、教育、公共机构等各行各业。中文、英文都可以，先发一页来，24小时内回复您。',
  },
};
